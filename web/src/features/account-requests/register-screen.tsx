import { registrationForm } from '@sarabun/contract/account-requests/account-requests';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { call, sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Kit } from '../../ui/kit';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { TabTitle } from '../../ui/tab-title';
import { LoginLayout } from '../session';
import styles from './account-requests.module.css';
import { RegisterForm } from './register-form';

type Form = { allowed: boolean; units: { id: number; name: string }[] };

/** The form for requesting an account, or how to get one if the agency takes no requests. */
export function RegisterScreen() {
  const { t } = useText();
  const [form, setForm] = useState<Form | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);

  async function ask() {
    setFailure(null);
    try {
      setForm(await call(registrationForm, {}));
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => void ask(), []);

  return (
    <Kit>
      <TabTitle>{t('registration.title')}</TabTitle>
      <LoginLayout title={t('registration.title')} lead={form && !form.allowed ? t('registration.closed') : t('registration.lead')}>
        {failure && (
          <BlankState kind="error" title={t('common.failure')} text={failure} small>
            <Button onClick={() => void ask()}>{t('common.retry')}</Button>
          </BlankState>
        )}
        {!form && !failure && <Bone width={280} height={20} />}
        {form && !form.allowed && <HowToGetOne />}
        {form?.allowed && !done && <RegisterForm units={form.units} onDone={setDone} />}
        {done && (
          <div className={ui.signIn}>
            <Note tone="green">{done}</Note>
          </div>
        )}
        <a className={clsx(ui.btn, ui.ghost, ui.lg)} href="/login">
          {t('registration.back')}
        </a>
      </LoginLayout>
    </Kit>
  );
}

function HowToGetOne() {
  const { t } = useText();
  return (
    <ol className={styles.howTo}>
      {t('registration.how')
        .split('\n')
        .map((line) => (
          <li key={line}>{line}</li>
        ))}
    </ol>
  );
}
