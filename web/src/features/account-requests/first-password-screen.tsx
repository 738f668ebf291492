import { setFirstPassword } from '@sarabun/contract/account-requests/account-requests';
import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { CallFailed, call, sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { isComplete, NewPasswordFields } from '../../ui/fields/new-password-fields';
import { Kit } from '../../ui/kit';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { TabTitle } from '../../ui/tab-title';
import { LoginLayout } from '../session';

/** Sets the first password of a new account. The mailed link has the key, which works once. */
export function FirstPasswordScreen() {
  const { t } = useText();
  const key = new URLSearchParams(location.search).get('key') ?? '';
  const [password, setPassword] = useState({ first: '', second: '' });
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [outcome, setOutcome] = useState<{ done: boolean; text: string } | null>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setFault(undefined);
    setOutcome(null);
    if (!isComplete(password)) return;
    setBusy(true);
    try {
      setOutcome({ done: true, text: (await call(setFirstPassword, { key, newPassword: password.first })).message });
    } catch (error) {
      const wrong = error instanceof CallFailed ? error.fields.newPassword : undefined;
      setFault(wrong);
      if (!wrong) setOutcome({ done: false, text: sentenceOf(error) });
    }
    setBusy(false);
  }

  return (
    <Kit>
      <TabTitle>{t('registration.first.title')}</TabTitle>
      <LoginLayout title={t('registration.first.title')} lead={t('registration.first.lead')}>
        {!outcome?.done && (
          <form className={ui.signIn} noValidate onSubmit={(event) => void save(event)}>
            <NewPasswordFields value={password} onChange={setPassword} tried={tried} error={fault} />
            {outcome && <Note tone="red">{outcome.text}</Note>}
            {outcome && (
              <p className={ui.sm}>
                <a href="/forgot-password">{t('session.forgot')}</a>
              </p>
            )}
            <Button type="submit" size="lg" busy={busy}>
              {t('registration.first.save')}
            </Button>
          </form>
        )}
        {outcome?.done && <Note tone="green">{outcome.text}</Note>}
        <a className={clsx(ui.btn, ui.lg, !outcome?.done && ui.ghost)} href="/login">
          {t('registration.back')}
        </a>
      </LoginLayout>
    </Kit>
  );
}
