import { askEmailCode, changeEmail } from '@sarabun/contract/account/account-information';
import { codeDigits } from '@sarabun/contract/session/recovery';
import { isEmail } from '@sarabun/contract/values/email';
import { toArabicDigits } from '@sarabun/contract/values/thai-digits';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { rememberUser, useUser } from '../../platform/session';
import { Button } from '../../ui/button';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { Field } from '../../ui/fields/field';
import { CodeInput, EmailInput } from '../../ui/fields/mail-inputs';
import { PasswordInput } from '../../ui/fields/password-input';
import { Form } from '../../ui/forms/form';
import { useAct } from '../../ui/forms/use-act';
import { useRequest } from '../../ui/forms/use-request';
import ui from '../../ui/styles/ui.module.css';
import styles from './account.module.css';

/** Changes one's address in two steps: the address with the password, then the mailed code. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  return (
    <DialogFrame title={t('account.email.title')} width={460} onClose={onClose}>
      <div className={styles.emailDialog}>
        <h2 className={ui.h2}>{t('account.email.title')}</h2>
        {sent ? (
          <CodeStep email={email} onBack={() => setSent(false)} onDone={onClose} />
        ) : (
          <AddressStep email={email} onEmail={setEmail} onSent={() => setSent(true)} onCancel={onClose} />
        )}
      </div>
    </DialogFrame>
  );
}

interface AddressStepProps {
  email: string;
  onEmail: (email: string) => void;
  onSent: () => void;
  onCancel: () => void;
}

function AddressStep({ email, onEmail, onSent, onCancel }: AddressStepProps) {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const request = useRequest();

  function send() {
    const found = {
      ...(!isEmail(email.trim()) && { email: t('account.email.malformed') }),
      ...(!password && { password: t('account.email.passwordMissing') }),
    };
    if (Object.keys(found).length > 0) return request.setFaults(found);
    return request.run(() => call(askEmailCode, { email: email.trim(), password }), onSent);
  }

  return (
    <Form act={request} className={styles.accountForm} onSubmit={send}>
      <p className={ui.soft}>{t('account.email.lead')}</p>
      <Field label={t('account.email.address')} required error={request.faults.email}>
        {(control) => <EmailInput {...control} value={email} data-autofocus onChange={(event) => onEmail(event.target.value)} />}
      </Field>
      <Field label={t('account.email.password')} required error={request.faults.password}>
        {(control) => (
          <PasswordInput {...control} name="password" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
        )}
      </Field>
      <div className={clsx(ui.row, ui.wrap, ui.confirmButtons)}>
        <Button tone="ghost" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" busy={request.busy}>
          {t('account.email.send')}
        </Button>
      </div>
    </Form>
  );
}

function CodeStep({ email, onBack, onDone }: { email: string; onBack: () => void; onDone: () => void }) {
  const { t } = useText();
  const user = useUser();
  const [code, setCode] = useState('');
  const digits = toArabicDigits(code).replace(/\s/g, '');
  const isCode = digits.length === codeDigits && /^\d+$/.test(digits);
  const address = email.trim();
  const act = useAct(['account'], () => {
    rememberUser({ ...user, email: address.toLowerCase() });
    onDone();
  });

  function confirm() {
    if (!isCode) return act.setFaults({ code: t('account.email.codeMissing') });
    return act.run(
      () => call(changeEmail, { email: address, code: digits }),
      ({ message }) => message,
    );
  }

  return (
    <Form act={act} className={styles.accountForm} onSubmit={confirm}>
      <p className={ui.soft}>{t('account.email.sent', { email: address })}</p>
      <Field label={t('account.email.code')} required error={act.faults.code}>
        {(control) => <CodeInput {...control} value={code} data-autofocus onChange={(event) => setCode(event.target.value)} />}
      </Field>
      <div className={clsx(ui.row, ui.wrap, ui.confirmButtons)}>
        <Button tone="ghost" onClick={onBack}>
          {t('account.email.back')}
        </Button>
        <Button type="submit" busy={act.busy}>
          {t('account.email.confirm')}
        </Button>
      </div>
    </Form>
  );
}
