import { clsx } from 'clsx';
import { type FormEvent, useRef } from 'react';
import { CallFailed } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/fields/field';
import { CodeInput } from '../../../ui/fields/mail-inputs';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';
import styles from './second-factor.module.css';

interface SecondFactorSetupProps {
  secret: string;
  qr: string;
  failure: Error | null;
  busy: boolean;
  onSend: (code: string) => void;
  onCancel: () => void;
}

/** The secret as QR code and text, and the first code, which proves that the app has it. */
export function SecondFactorSetup({ secret, qr, failure, busy, onSend, onCancel }: SecondFactorSetupProps) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const wrong = failure instanceof CallFailed ? failure.fields.code : undefined;

  function send(event: FormEvent) {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    if (code) onSend(code);
    else input.current?.focus();
  }

  return (
    <form className={clsx(ui.card, styles.card)} noValidate onSubmit={send}>
      <ol className={styles.steps}>
        <li>
          <div>
            <p className={ui.strong}>{t('secondFactor.setup.app')}</p>
            <p className={clsx(ui.soft, ui.sm)}>{t('secondFactor.setup.appHint')}</p>
          </div>
        </li>
        <li>
          <div>
            <p className={ui.strong}>{t('secondFactor.setup.scan')}</p>
            <img className={styles.qr} src={qr} alt={t('secondFactor.setup.picture')} width={208} height={208} />
            <p className={clsx(ui.soft, ui.sm)}>{t('secondFactor.setup.type')}</p>
            <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          </div>
        </li>
        <li>
          <div className={styles.code}>
            <Field label={t('secondFactor.setup.code')} error={busy ? undefined : wrong}>
              {(control) => <CodeInput {...control} ref={input} maxLength={7} />}
            </Field>
          </div>
        </li>
      </ol>
      {failure && !wrong && !busy && <Note tone="red">{failure.message}</Note>}
      <div className={clsx(ui.row, ui.wrap)}>
        <Button tone="ghost" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t('secondFactor.setup.send')}
        </Button>
      </div>
    </form>
  );
}
