import { delays, stays } from '@sarabun/contract/constants';
import { requestPdpa } from '@sarabun/contract/session/consent';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { browser } from '../../../platform/browser';
import { CallFailed, call, sentenceOf } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useUser } from '../../../platform/session';
import { BlankState } from '../../../ui/blank-state';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame';
import ui from '../../../ui/styles/ui.module.css';
import { signOut } from '../sessions/sign-out';
import styles from './consent.module.css';
import { ConsentText } from './consent-text';
import { useConsentTexts } from './use-consent-texts';

/** Asks a person who has not consented; there is no way past it (specification §4, PDPA). */
export function ConsentGate() {
  const { agreedToPrivacy, agreedToSignature } = useUser().information;
  const missing = !agreedToPrivacy || !agreedToSignature;
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!missing) return;
    const timer = setTimeout(() => setDue(true), delays.consent);
    return () => clearTimeout(timer);
  }, [missing]);
  return missing && due ? <ConsentDialog /> : null;
}

function ConsentDialog() {
  const { t } = useText();
  const { texts, failure: unread, again } = useConsentTexts();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ tone: 'warning' | 'error'; text: string } | null>(null);

  async function agree() {
    setBusy(true);
    try {
      await call(requestPdpa, { agreesToPrivacy: true, agreesToSignature: true });
      browser.startAgain();
    } catch (error) {
      setBusy(false);
      const expected = error instanceof CallFailed && error.status === 200;
      setFailure({ tone: expected ? 'warning' : 'error', text: sentenceOf(error) });
    }
  }

  return (
    <>
      <DialogFrame title={t('consent.title')} width={820}>
        <div className={ui.dialogHead}>
          <h1 className={clsx(ui.h3, ui.strong)}>{t('consent.title')}</h1>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable by keys */}
        <section className={styles.body} tabIndex={0} aria-label={t('consent.title')}>
          <p className={ui.soft}>{t('consent.lead')}</p>
          {texts && <ConsentText title={t('consent.privacy')} statement={texts.privacy} />}
          {texts && <ConsentText title={t('consent.signature')} statement={texts.signature} />}
          {unread && (
            <BlankState kind="error" title={t('common.failure')} text={unread} small>
              <Button tone="ghost" onClick={again}>
                {t('common.retry')}
              </Button>
            </BlankState>
          )}
        </section>
        <div className={styles.foot}>
          <Button tone="ghost" disabled={busy} onClick={() => void signOut()}>
            {t('consent.disagree')}
          </Button>
          <Button busy={busy} disabled={!texts} onClick={() => void agree()}>
            {t('consent.agree')}
          </Button>
        </div>
      </DialogFrame>
      {failure && (
        <ConfirmDialog
          tone={failure.tone}
          title={t('common.mistake')}
          text={failure.text}
          closesAfter={stays.consentFailure}
          onClose={() => setFailure(null)}
        />
      )}
    </>
  );
}
