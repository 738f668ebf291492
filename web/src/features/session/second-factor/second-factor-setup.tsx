import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/fields/field';
import { CodeInput } from '../../../ui/fields/mail-inputs';
import { Form, type FormAct } from '../../../ui/forms/form';
import type { Faults } from '../../../ui/forms/use-request';
import ui from '../../../ui/styles/ui.module.css';
import styles from './second-factor.module.css';

interface SecondFactorSetupProps {
  secret: string;
  qr: string;
  act: FormAct & { setFaults: (faults: Faults) => void };
  onSend: (code: string) => void;
  onCancel: () => void;
}

/** The secret as QR code and text, and the first code, which proves that the app has it. */
export function SecondFactorSetup({ secret, qr, act, onSend, onCancel }: SecondFactorSetupProps) {
  const { t } = useText();
  const [code, setCode] = useState('');
  const send = () => (code.trim() === '' ? act.setFaults({ code: t('session.secondFactor.missing') }) : onSend(code.trim()));

  return (
    <Form act={act} className={clsx(ui.card, ui.ownCard)} onSubmit={send}>
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
            <Field label={t('secondFactor.setup.code')} error={act.faults?.code}>
              {(control) => <CodeInput {...control} maxLength={7} value={code} onChange={(event) => setCode(event.target.value)} />}
            </Field>
          </div>
        </li>
      </ol>
      <div className={clsx(ui.row, ui.wrap)}>
        <Button tone="ghost" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" busy={act.busy}>
          {t('secondFactor.setup.send')}
        </Button>
      </div>
    </Form>
  );
}
