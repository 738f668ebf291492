import { delays } from '@sarabun/contract/constants';
import { IconCookie } from '@tabler/icons-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { pageSettings } from '../../../platform/agency';
import { cookie, setCookie } from '../../../platform/cookies';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import ui from '../../../ui/styles/ui.module.css';
import styles from './sign-in.module.css';

const version = () => String(pageSettings().policyVersion ?? 1);

/** Asks to accept cookies, once per version of the privacy policy, and counts the visits of those who did (specification §4). */
export function CookieBanner() {
  const { t } = useText();
  const [shown, setShown] = useState(false);
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (cookie('allow') === 'true' && (cookie('policy') ?? '1') === version()) {
      setCookie('page', String(Number(cookie('page') ?? 0) + 1));
      return;
    }
    const timer = setTimeout(() => setShown(true), delays.cookieBanner);
    return () => clearTimeout(timer);
  }, []);

  function accept() {
    setCookie('allow', 'true');
    setCookie('policy', version());
    setCookie('page', '1');
    setShown(false);
    // Else the keyboard would begin at the top of the document.
    const to = before.current?.isConnected ? before.current : document.querySelector<HTMLElement>('main input, main h1, h1');
    if (to?.matches('h1')) to.tabIndex = -1;
    to?.focus({ preventScroll: true });
  }

  /** What had the focus before somebody came to the banner. */
  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  }

  if (!shown) return null;
  return (
    <section className={styles.cookie} aria-label={t('session.cookies.name')} onFocus={enter}>
      <IconCookie size={26} stroke={1.5} color="var(--gold-ink)" aria-hidden />
      <div className={ui.grow}>
        <strong>{t('session.cookies.title')}</strong>
        <br />
        {t('session.cookies.text')} <a href="/privacy-policy">{t('session.cookies.policy')}</a>
      </div>
      <Button onClick={accept}>{t('session.cookies.accept')}</Button>
    </section>
  );
}
