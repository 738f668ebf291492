import { clsx } from 'clsx';
import { type FormEvent, useRef } from 'react';
import { CallFailed } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame';
import { Field } from '../../../ui/fields/field';
import { CodeInput } from '../../../ui/fields/mail-inputs';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';
import styles from './second-factor.module.css';

interface PasswordDialogProps {
  title: string;
  text: string;
  /** Also asks for a code of the second factor, or a recovery code. */
  asksCode?: boolean;
  /** The previous failure. */
  failure: Error | null;
  busy: boolean;
  onSend: (password: string, code: string) => void;
  onCancel: () => void;
}

/** Asks for the password before a sensitive change, and for a code if the second factor is affected. */
export function PasswordDialog({ title, text, asksCode = false, failure, busy, onSend, onCancel }: PasswordDialogProps) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const wrong = failure instanceof CallFailed && !busy ? failure.fields : {};

  function send(event: FormEvent) {
    event.preventDefault();
    const password = input.current?.value ?? '';
    const code = codeInput.current?.value.trim() ?? '';
    if (!password) input.current?.focus();
    else if (asksCode && !code) codeInput.current?.focus();
    else onSend(password, code);
  }

  return (
    <DialogFrame title={title} width={440} onClose={onCancel}>
      <form className={styles.password} noValidate onSubmit={send}>
        <h2 className={ui.h2}>{title}</h2>
        <p className={ui.soft}>{text}</p>
        {failure && !wrong.password && !wrong.code && !busy && <Note tone="red">{failure.message}</Note>}
        <Field label={t('session.password')} error={wrong.password}>
          {(control) => <input {...control} ref={input} className={ui.input} type="password" name="password" autoComplete="current-password" data-autofocus />}
        </Field>
        {asksCode && (
          <Field label={t('secondFactor.codeOrRecovery')} error={wrong.code}>
            {(control) => <CodeInput {...control} ref={codeInput} inputMode="text" autoCapitalize="none" spellCheck={false} maxLength={24} />}
          </Field>
        )}
        <div className={clsx(ui.row, ui.wrap, ui.confirmButtons)}>
          <Button tone="ghost" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('common.confirm')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
