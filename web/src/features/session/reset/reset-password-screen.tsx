import { stays } from '@sarabun/contract/constants';
import { codeDigits, resetPassword } from '@sarabun/contract/session/recovery';
import { toArabicDigits } from '@sarabun/contract/values/thai-digits';
import { type FormEvent, useEffect, useState } from 'react';
import { browser } from '../../../platform/browser';
import { call, sentenceOf } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { forgetSession } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { Field } from '../../../ui/fields/field';
import { CodeInput } from '../../../ui/fields/mail-inputs';
import { isComplete, NewPasswordFields } from '../../../ui/fields/new-password-fields';
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
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<{ done: boolean; text: string } | null>(null);
  const digits = toArabicDigits(code).replace(/\s/g, '');
  const isCode = digits.length === codeDigits && /^\d+$/.test(digits);
  const done = message?.done ?? false;

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => browser.goTo('/login'), stays.reset);
    return () => clearTimeout(timer);
  }, [done]);

  async function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isComplete(password) || !isCode) return;
    setBusy(true);
    try {
      const answer = await call(resetPassword, { newPassword: password.first, email, code: digits });
      // Any session in this browser has ended.
      forgetSession();
      setMessage({ done: true, text: answer.message });
    } catch (error) {
      setMessage({ done: false, text: sentenceOf(error) });
    }
    setBusy(false);
  }

  return (
    <Kit>
      <TabTitle>{t('recovery.reset.title')}</TabTitle>
      <LoginLayout title={t('recovery.reset.title')} lead={t('recovery.reset.lead', { email })}>
        <form className={ui.signIn} noValidate onSubmit={(event) => void save(event)}>
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
          <Button type="submit" size="lg" busy={busy}>
            {t('recovery.reset.save')}
          </Button>
          <p className={ui.sm}>
            <a href="/forgot-password">{t('recovery.reset.again')}</a>
          </p>
        </form>
      </LoginLayout>
      {message && !done && (
        <ConfirmDialog
          tone="error"
          title={t('common.failure')}
          text={message.text}
          confirm={{ label: t('common.close'), onPress: () => setMessage(null) }}
          onClose={() => setMessage(null)}
        />
      )}
      {message && done && <ConfirmDialog tone="success" title={t('recovery.reset.done')} text={message.text} closesAfter={stays.reset} />}
    </Kit>
  );
}
