import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { AskingDialog } from '../../../ui/dialogs/asking-dialog';
import { Field } from '../../../ui/fields/field';
import { CodeInput } from '../../../ui/fields/mail-inputs';
import type { useRequest } from '../../../ui/forms/use-request';
import ui from '../../../ui/styles/ui.module.css';

interface PasswordDialogProps {
  title: string;
  text: string;
  /** Also asks for a code of the second factor, or a recovery code. */
  asksCode?: boolean;
  request: ReturnType<typeof useRequest>;
  onSend: (password: string, code: string) => void;
  onCancel: () => void;
}

/** Asks for the password before a sensitive change, and for a code if the second factor is affected. */
export function PasswordDialog({ title, text, asksCode = false, request, onSend, onCancel }: PasswordDialogProps) {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const send = () => {
    const missing = {
      ...(password === '' && { password: t('session.passwordMissing') }),
      ...(asksCode && code.trim() === '' && { code: t('session.secondFactor.missing') }),
    };
    if (Object.keys(missing).length > 0) request.setFaults(missing);
    else onSend(password, code.trim());
  };
  return (
    <AskingDialog title={title} text={text} width={440} act={request} submit={t('common.confirm')} onSubmit={send} onClose={onCancel}>
      <Field label={t('session.password')} error={request.faults.password}>
        {(control) => (
          <input
            {...control}
            className={ui.input}
            type="password"
            name="password"
            autoComplete="current-password"
            data-autofocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {asksCode && (
        <Field label={t('secondFactor.codeOrRecovery')} error={request.faults.code}>
          {(control) => (
            <CodeInput
              {...control}
              inputMode="text"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={24}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
      )}
    </AskingDialog>
  );
}
