import { cancelReceipt } from '@sarabun/contract/documents/route-actions';
import { cancelNumber } from '@sarabun/contract/registers/number-work';
import type { RegisterLine } from '@sarabun/contract/registers/register-pages';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { Form } from '../../ui/forms/form';
import { useAct } from '../../ui/forms/use-act';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import styles from './registers.module.css';

/** Voids the number, with a reason. A receive number is cancelled with the receipt. */
export function CancelNumber({ line, onDone }: { line: RegisterLine; onDone: () => void }) {
  const { t } = useText();
  const [reason, setReason] = useState<string | null>(null);
  const act = useAct(['registers', 'documents', 'queues'], onDone);
  if (reason === null) {
    return (
      <div>
        <Button tone="ghost" className={ui.drawerOff} onClick={() => setReason('')}>
          {t('registers.cancel')}
        </Button>
      </div>
    );
  }
  const { legId } = line;
  const burn = async () => {
    if (legId !== null) await call(cancelReceipt, { legId, reason });
    else await call(cancelNumber, { entryId: line.entryId, version: line.version, reason });
  };
  const cancel = () => act.run(burn, t('registers.cancelled'));
  return (
    <Form act={act} className={clsx(styles.cancel, ui.stack)} onSubmit={cancel}>
      <Note tone="amber">{t(legId === null ? 'registers.cancelText' : 'registers.cancelReceiptText')}</Note>
      <Field label={t('registers.reason')} required error={act.faults.reason}>
        {(control) => <input {...control} className={ui.input} maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />}
      </Field>
      <div className={ui.row}>
        <Button tone="ghost" onClick={() => setReason(null)}>
          {t('registers.keepNumber')}
        </Button>
        <Button type="submit" tone="warn" busy={act.busy}>
          {t('registers.cancelNow')}
        </Button>
      </div>
    </Form>
  );
}
