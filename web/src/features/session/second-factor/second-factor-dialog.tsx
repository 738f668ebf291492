import { IconDeviceMobileCheck } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame';
import { Field } from '../../../ui/fields/field';
import { CodeInput } from '../../../ui/fields/mail-inputs';
import { Form } from '../../../ui/forms/form';
import ui from '../../../ui/styles/ui.module.css';
import styles from './second-factor.module.css';

interface SecondFactorDialogProps {
  /** The problem with the previous code. */
  wrong?: string | undefined;
  busy: boolean;
  onSend: (code: string) => void;
  onCancel: () => void;
}

/** Asks for the one-time code, or a recovery code. */
export function SecondFactorDialog({ wrong, busy, onSend, onCancel }: SecondFactorDialogProps) {
  const { t } = useText();
  const [recovery, setRecovery] = useState(false);
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (wrong && !busy) input.current?.select();
  }, [wrong, busy]);

  function send() {
    const code = input.current?.value.trim() ?? '';
    setMissing(code === '');
    if (code !== '') onSend(code);
  }

  function change() {
    setRecovery(!recovery);
    setMissing(false);
    if (input.current) input.current.value = '';
    input.current?.focus();
  }

  return (
    <DialogFrame title={t('session.secondFactor.title')} width={420} onClose={onCancel}>
      <Form act={{ busy }} className={clsx(ui.confirm, styles.fieldSet)} onSubmit={send}>
        <span className={clsx(ui.confirmMark, ui.info)}>
          <IconDeviceMobileCheck size={34} stroke={1.7} aria-hidden />
        </span>
        <h2 className={ui.h2}>{t('session.secondFactor.title')}</h2>
        <p className={ui.confirmText}>{t(recovery ? 'session.secondFactor.recoveryText' : 'session.secondFactor.text')}</p>
        <Field
          label={t(recovery ? 'session.secondFactor.recoveryCode' : 'session.secondFactor.code')}
          error={missing ? t('session.secondFactor.missing') : busy ? undefined : wrong}
        >
          {(control) => (
            <CodeInput
              {...control}
              ref={input}
              inputMode={recovery ? 'text' : 'numeric'}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={recovery ? 24 : 7}
              data-autofocus
            />
          )}
        </Field>
        <div className={clsx(ui.row, ui.wrap, ui.confirmButtons)}>
          <Button tone="ghost" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('common.confirm')}
          </Button>
        </div>
        <button type="button" className={clsx(ui.plain, ui.sm, styles.fieldSetOther)} onClick={change}>
          {t(recovery ? 'session.secondFactor.useApp' : 'session.secondFactor.useRecovery')}
        </button>
      </Form>
    </DialogFrame>
  );
}
