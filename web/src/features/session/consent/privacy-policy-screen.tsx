import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import { BlankState } from '../../../ui/blank-state';
import { Button } from '../../../ui/button';
import { Bone } from '../../../ui/skeleton';
import ui from '../../../ui/styles/ui.module.css';
import styles from './consent.module.css';
import { ConsentText } from './consent-text';
import { useConsentTexts } from './use-consent-texts';

/** The current privacy policy and signature statement, public; `open` where no frame leaves room at its sides. */
export function PrivacyPolicyScreen({ open = false }: { open?: boolean }) {
  const { t } = useText();
  const { texts, failure, again } = useConsentTexts();
  return (
    <div className={clsx(styles.policyPage, open && styles.open)}>
      <h1 className={ui.h1}>{t('consent.title')}</h1>
      {texts && (
        <>
          <div className={ui.card}>
            <ConsentText title={t('consent.privacy')} statement={texts.privacy} />
          </div>
          <div className={ui.card}>
            <ConsentText title={t('consent.signature')} statement={texts.signature} />
          </div>
        </>
      )}
      {failure && (
        <BlankState kind="error" title={t('common.failure')} text={failure}>
          <Button onClick={again}>{t('common.retry')}</Button>
        </BlankState>
      )}
      {!texts && !failure && <Bone width={320} height={20} />}
    </div>
  );
}
