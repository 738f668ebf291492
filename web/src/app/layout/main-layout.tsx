import { Outlet } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense, useRef } from 'react';
import { WaitingStrip } from '../../features/offline';
import { agency, pageSettings } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { useWaiting } from '../../platform/offline/waiting';
import { useUser } from '../../platform/session';
import { Footer } from '../../ui/footer/footer';
import { useKeptFocus } from '../../ui/kept-focus';
import { lazyPart } from '../../ui/lazy-part';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { TestStrip } from '../../ui/test-strip';
import { useRest } from '../../ui/when-idle';
import { BottomNav } from './bottom-nav';
import { ConnectionStrip } from './connection-strip';
import { Header } from './header';
import { KeyHelp } from './key-help';
import styles from './shell.module.css';

/** It has the names of all pages, so it loads with all texts, after the page's own answers. Until then the tab shows the product's name. */
const PageTitle = lazyPart(
  async () => (await import('./page-title')).PageTitle,
  () => null,
);
const PrintHead = lazyPart(
  async () => (await import('./print-head')).PrintHead,
  () => null,
);
const ChatFrame = lazyPart(
  async () => (await import('./chat-frame')).ChatFrame,
  () => null,
);
const OwedStrip = lazyPart(async () => (await import('./owed-strip')).OwedStrip);

/** The frame of every page after sign-in: header, content, footer, and a bottom menu on a phone. */
export function MainLayout() {
  const { t } = useText();
  const { owesSecondFactor } = useUser().information;
  const waits = useWaiting().length > 0;
  const rests = useRest();
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <>
      {rests && (
        <Suspense>
          <PrintHead />
        </Suspense>
      )}
      <div className={styles.shell}>
        {rests && (
          <Suspense>
            <PageTitle />
          </Suspense>
        )}
        <a className={clsx(ui.screenOnly, styles.skip)} href="#main">
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
        {waits && (
          <Suspense>
            <WaitingStrip />
          </Suspense>
        )}
        <main ref={main} className={styles.main} id="main" tabIndex={-1}>
          <Suspense fallback={<Bone width={280} height={24} />}>
            <Outlet />
          </Suspense>
        </main>
        <Footer />
        <BottomNav />
        {agency().chat && pageSettings().chatUrl && (
          <Suspense>
            <ChatFrame />
          </Suspense>
        )}
        <KeyHelp />
      </div>
    </>
  );
}
