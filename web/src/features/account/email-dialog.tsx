import { askEmailCode, changeEmail } from '@sarabun/contract/account/account-information';
import { codeDigits } from '@sarabun/contract/session/recovery';
import { isEmail } from '@sarabun/contract/values/email';
import { toArabicDigits } from '@sarabun/contract/values/thai-digits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { CallFailed, call, sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { rememberUser, useUser } from '../../platform/session';
import { Button } from '../../ui/button';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { Field } from '../../ui/fields/field';
import { CodeInput, EmailInput } from '../../ui/fields/mail-inputs';
import { PasswordInput } from '../../ui/fields/password-input';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { toast } from '../../ui/toast';
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
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: () => call(askEmailCode, { email: email.trim(), password }), onSuccess: onSent });
  const faults = error instanceof CallFailed && !isPending ? error.fields : {};
  const malformed = tried && !isEmail(email.trim());

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isEmail(email.trim()) && password) mutate();
  }

  return (
    <form className={styles.accountForm} noValidate onSubmit={send}>
      <p className={ui.soft}>{t('account.email.lead')}</p>
      <Field label={t('account.email.address')} required error={malformed ? t('account.email.malformed') : faults.email}>
        {(control) => <EmailInput {...control} value={email} data-autofocus onChange={(event) => onEmail(event.target.value)} />}
      </Field>
      <Field label={t('account.email.password')} required error={tried && !password ? t('account.email.passwordMissing') : faults.password}>
        {(control) => (
          <PasswordInput {...control} name="password" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
        )}
      </Field>
      {error && !isPending && Object.keys(faults).length === 0 && <Note tone="red">{sentenceOf(error)}</Note>}
      <div className={clsx(ui.row, ui.wrap, ui.confirmButtons)}>
        <Button tone="ghost" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" busy={isPending}>
          {t('account.email.send')}
        </Button>
      </div>
    </form>
  );
}

function CodeStep({ email, onBack, onDone }: { email: string; onBack: () => void; onDone: () => void }) {
  const { t } = useText();
  const user = useUser();
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const digits = toArabicDigits(code).replace(/\s/g, '');
  const isCode = digits.length === codeDigits && /^\d+$/.test(digits);
  const address = email.trim();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(changeEmail, { email: address, code: digits }),
    onSuccess: async ({ message }) => {
      rememberUser({ ...user, email: address.toLowerCase() });
      await queries.invalidateQueries({ queryKey: ['account'] });
      toast({ tone: 'success', title: message });
      onDone();
    },
  });

  function confirm(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isCode) mutate();
  }

  return (
    <form className={styles.accountForm} noValidate onSubmit={confirm}>
      <p className={ui.soft}>{t('account.email.sent', { email: address })}</p>
      <Field label={t('account.email.code')} required error={tried && !isCode ? t('account.email.codeMissing') : undefined}>
        {(control) => <CodeInput {...control} value={code} data-autofocus onChange={(event) => setCode(event.target.value)} />}
      </Field>
      {error && !isPending && <Note tone="red">{sentenceOf(error)}</Note>}
      <div className={clsx(ui.row, ui.wrap, ui.confirmButtons)}>
        <Button tone="ghost" onClick={onBack}>
          {t('account.email.back')}
        </Button>
        <Button type="submit" busy={isPending}>
          {t('account.email.confirm')}
        </Button>
      </div>
    </form>
  );
}
