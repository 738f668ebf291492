import { Outlet } from '@tanstack/react-router';
import { Suspense, useRef } from 'react';
import { pageSettings } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { useUser } from '../../platform/session';
import { Footer } from '../../ui/footer/footer';
import { useKeptFocus } from '../../ui/kept-focus';
import { lazyPart } from '../../ui/lazy-part';
import { Bone } from '../../ui/skeleton';
import { TestStrip } from '../../ui/test-strip';
import { BottomNav } from './bottom-nav';
import { ChatFrame } from './chat-frame';
import { ConnectionStrip } from './connection-strip';
import { Header } from './header';
import { KeyHelp } from './key-help';
import styles from './shell.module.css';

/** It has the names of all pages, so it loads with all texts. Until then the tab shows the product's name. */
const PageTitle = lazyPart(
  async () => (await import('./page-title')).PageTitle,
  () => null,
);
const OwedStrip = lazyPart(async () => (await import('./owed-strip')).OwedStrip);

/** The frame of every page after sign-in: header, content, footer, and a bottom menu on a phone. */
export function MainLayout() {
  const { t } = useText();
  const { owesSecondFactor } = useUser().information;
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <div className={styles.shell}>
      <Suspense>
        <PageTitle />
      </Suspense>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      {pageSettings().mode === 'DEV' && <TestStrip text={t('start.testText')} />}
      <Header />
      <ConnectionStrip />
      {owesSecondFactor && (
        <Suspense>
          <OwedStrip />
        </Suspense>
      )}
      <main ref={main} className={styles.main} id="main" tabIndex={-1}>
        <Suspense fallback={<Bone width={280} height={24} />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <BottomNav />
      <ChatFrame />
      <KeyHelp />
    </div>
  );
}
