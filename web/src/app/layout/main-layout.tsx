import './shell.css';
import './panels.css';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useRef } from 'react';
import { pageSettings } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { Bone } from '../../ui/skeleton';
import { TestStrip } from '../../ui/test-strip';
import { BottomNav } from './bottom-nav';
import { ChatFrame } from './chat-frame';
import { ConnectionStrip } from './connection-strip';
import { Footer } from './footer';
import { Header } from './header';
import { OwedStrip } from './owed-strip';
import { PageTitle } from './page-title';
import { useKeptFocus } from './use-kept-focus';

/** The frame of every page behind the sign-in. The portal and the other pages share it: header, content, footer, menu below on a phone. */
export function MainLayout() {
  const { t } = useText();
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <div className="shell">
      <PageTitle />
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      {pageSettings().mode === 'DEV' && <TestStrip text={t('shell.testText')} />}
      <Header />
      <ConnectionStrip />
      <OwedStrip />
      <main ref={main} className="main" id="main" tabIndex={-1}>
        <Suspense fallback={<Bone width={280} height={24} />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <BottomNav />
      <ChatFrame />
    </div>
  );
}
