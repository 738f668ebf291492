import './open-app.css';
import { Suspense } from 'react';
import { PrivacyPolicyScreen, SignInScreen } from '../features/session';
import type { OpenPath } from './paths';

/** The pages that are open to anyone. They are few and lead to each other by plain links, so they need no router. */
export function OpenApp({ path }: { path: OpenPath }) {
  switch (path) {
    case '/login':
      // What comes next is fetched while the welcome is read.
      return <SignInScreen onWelcome={() => void import('./main-app')} />;
    case '/privacy-policy':
      return (
        <main className="open-page">
          <Suspense>
            <PrivacyPolicyScreen />
          </Suspense>
        </main>
      );
  }
}
