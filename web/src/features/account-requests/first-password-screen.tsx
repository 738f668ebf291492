import { setFirstPassword } from '@sarabun/contract/account-requests/account-requests';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { isComplete, NewPasswordFields } from '../../ui/fields/new-password-fields';
import { Form } from '../../ui/forms/form';
import { useRequest } from '../../ui/forms/use-request';
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
  const [done, setDone] = useState('');
  const request = useRequest();

  function save() {
    setTried(true);
    if (!isComplete(password)) return;
    return request.run(
      () => call(setFirstPassword, { key, newPassword: password.first }),
      ({ message }) => setDone(message),
    );
  }

  return (
    <Kit>
      <TabTitle>{t('registration.first.title')}</TabTitle>
      <LoginLayout title={t('registration.first.title')} lead={t('registration.first.lead')}>
        {!done && (
          <Form act={request} className={ui.signIn} onSubmit={save}>
            <NewPasswordFields value={password} onChange={setPassword} tried={tried} error={request.faults.newPassword} />
            {request.failure && (
              <p className={ui.sm}>
                <a href="/forgot-password">{t('session.forgot')}</a>
              </p>
            )}
            <Button type="submit" size="lg" busy={request.busy}>
              {t('registration.first.save')}
            </Button>
          </Form>
        )}
        {done && <Note tone="green">{done}</Note>}
        <a className={clsx(ui.btn, ui.lg, !done && ui.ghost)} href="/login">
          {t('registration.back')}
        </a>
      </LoginLayout>
    </Kit>
  );
}
