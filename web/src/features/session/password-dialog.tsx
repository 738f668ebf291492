import './second-factor.css';
import { type FormEvent, useRef } from 'react';
import { CallFailed } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { DialogFrame } from '../../ui/dialog-frame';
import { Field } from '../../ui/field';
import { Note } from '../../ui/note';

interface PasswordDialogProps {
  title: string;
  text: string;
  /** What went wrong with the password before. */
  failure: Error | null;
  busy: boolean;
  onSend: (password: string) => void;
  onCancel: () => void;
}

/** Asks for the own password before something grave. */
export function PasswordDialog({ title, text, failure, busy, onSend, onCancel }: PasswordDialogProps) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const wrong = failure instanceof CallFailed ? failure.fields.password : undefined;

  function send(event: FormEvent) {
    event.preventDefault();
    const password = input.current?.value ?? '';
    if (password) onSend(password);
    else input.current?.focus();
  }

  return (
    <DialogFrame title={title} width={440} onClose={onCancel}>
      <form className="factor-password" noValidate onSubmit={send}>
        <h2 className="h2">{title}</h2>
        <p className="soft">{text}</p>
        {failure && !wrong && !busy && <Note tone="red">{failure.message}</Note>}
        <Field label={t('session.password')} error={busy ? undefined : wrong}>
          {(control) => <input {...control} ref={input} className="in" type="password" name="password" autoComplete="current-password" data-autofocus />}
        </Field>
        <div className="row wrap confirm-buttons">
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
