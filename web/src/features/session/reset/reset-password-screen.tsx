import { stays } from '@sarabun/contract/constants';
import { codeDigits, resetPassword } from '@sarabun/contract/session/recovery';
import { toArabicDigits } from '@sarabun/contract/values/thai-digits';
import { useEffect, useState } from 'react';
import { browser } from '../../../platform/browser';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { forgetSession } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { Field } from '../../../ui/fields/field';
import { CodeInput } from '../../../ui/fields/mail-inputs';
import { isComplete, NewPasswordFields } from '../../../ui/fields/new-password-fields';
import { Form } from '../../../ui/forms/form';
import { useRequest } from '../../../ui/forms/use-request';
import { Kit } from '../../../ui/kit';
import ui from '../../../ui/styles/ui.module.css';
import { TabTitle } from '../../../ui/tab-title';
import { LoginLayout } from '../sign-in/login-layout';

/** Sets a new password with a mailed code. The page's address has the encoded e-mail address (specification §2, §5). */
export function ResetPasswordScreen() {
  const email = new URLSearchParams(location.search).get('key')?.trim() ?? '';
  useEffect(() => {
    if (!email) browser.goTo('/login');
  }, [email]);
  return email ? <ResetPassword email={email} /> : null;
}

function ResetPassword({ email }: { email: string }) {
  const { t } = useText();
  const [password, setPassword] = useState({ first: '', second: '' });
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const [done, setDone] = useState('');
  const request = useRequest();
  const digits = toArabicDigits(code).replace(/\s/g, '');
  const isCode = digits.length === codeDigits && /^\d+$/.test(digits);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => browser.goTo('/login'), stays.reset);
    return () => clearTimeout(timer);
  }, [done]);

  function save() {
    setTried(true);
    if (!isComplete(password) || !isCode) return;
    return request.run(
      () => call(resetPassword, { newPassword: password.first, email, code: digits }),
      ({ message }) => {
        // Any session in this browser has ended.
        forgetSession();
        setDone(message);
      },
    );
  }

  return (
    <Kit>
      <TabTitle>{t('recovery.reset.title')}</TabTitle>
      <LoginLayout title={t('recovery.reset.title')} lead={t('recovery.reset.lead', { email })}>
        <Form act={request} className={ui.signIn} failureInside onSubmit={save}>
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <NewPasswordFields value={password} onChange={setPassword} tried={tried} />
          <Field
            label={t('recovery.reset.code')}
            required
            hint={t('recovery.reset.codeHint')}
            error={tried && !isCode ? t('recovery.reset.codeMissing') : undefined}
          >
            {(control) => <CodeInput {...control} value={code} onChange={(event) => setCode(event.target.value)} />}
          </Field>
          <Button type="submit" size="lg" busy={request.busy}>
            {t('recovery.reset.save')}
          </Button>
          <p className={ui.sm}>
            <a href="/forgot-password">{t('recovery.reset.again')}</a>
          </p>
        </Form>
      </LoginLayout>
      {request.failure && (
        <ConfirmDialog
          tone="error"
          title={t('common.failure')}
          text={request.failure}
          confirm={{ label: t('common.close'), onPress: request.settle }}
          onClose={request.settle}
        />
      )}
      {done && <ConfirmDialog tone="success" title={t('recovery.reset.done')} text={done} closesAfter={stays.reset} />}
    </Kit>
  );
}
