import type { OpenPath } from '@sarabun/contract/portal/open-paths';
import { Suspense } from 'react';
import { OutboxScreen } from '../features/account';
import { FirstPasswordScreen, RegisterScreen } from '../features/account-requests';
import { ForgotPasswordScreen, PrivacyPolicyScreen, ResetPasswordScreen } from '../features/session';
import { VerifyScreen } from '../features/signing';
import { Footer } from '../ui/footer/footer';

/** The public pages except sign-in. They are few and connected by plain links, so they need no router. */
export function OpenApp({ path }: { path: Exclude<OpenPath, '/login'> }) {
  return (
    <Suspense>
      <OpenPage path={path} />
    </Suspense>
  );
}

function OpenPage({ path }: { path: Exclude<OpenPath, '/login'> }) {
  switch (path) {
    case '/forgot-password':
      return <ForgotPasswordScreen />;
    case '/reset-password':
      return <ResetPasswordScreen />;
    case '/register':
      return <RegisterScreen />;
    case '/first-password':
      return <FirstPasswordScreen />;
    case '/outbox':
      return <OutboxScreen />;
    case '/verify-document':
      return <VerifyScreen />;
    case '/privacy-policy':
      return (
        <>
          <main>
            <PrivacyPolicyScreen open />
          </main>
          <Footer bare />
        </>
      );
  }
}
