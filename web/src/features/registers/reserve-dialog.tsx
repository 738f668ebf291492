import { reserveNumbers } from '@sarabun/contract/registers/number-work';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import { DayField } from '../../ui/fields/day-field';
import { Field } from '../../ui/fields/field';
import { NumberInput } from '../../ui/fields/number-input';
import { useAct } from '../../ui/forms/use-act';
import ui from '../../ui/styles/ui.module.css';
import type { OpenRegister } from './use-registers';

/** Reserves the next numbers, with a reason and a last day. */
export function ReserveDialog({ register, onClose }: { register: OpenRegister; onClose: () => void }) {
  const { t, language } = useText();
  const [count, setCount] = useState('1');
  const [reason, setReason] = useState('');
  const [expiresOn, setExpiresOn] = useState<string | null>(null);
  const act = useAct(['registers'], onClose);
  const reserve = () => {
    if (expiresOn === null || reason.trim() === '') {
      return act.setFaults({
        ...(reason.trim() === '' && { reason: t('registers.needsReason') }),
        ...(expiresOn === null && { expiresOn: t('registers.needsDay') }),
      });
    }
    return act.run(() => call(reserveNumbers, { registerId: register.registerId, count: Number(count), reason, expiresOn }), t('registers.reserved'));
  };
  return (
    <AskingDialog
      title={t('registers.reserve')}
      text={t('registers.reserveText', { register: register.title[language], next: toThaiDigits(String(register.next)) })}
      width={480}
      act={act}
      submit={t('registers.reserveNow')}
      onSubmit={reserve}
      onClose={onClose}
    >
      <Field label={t('registers.count')} required error={act.faults.count}>
        {(control) => <NumberInput {...control} maxLength={3} value={count} onChange={setCount} data-autofocus />}
      </Field>
      <Field label={t('registers.reason')} required error={act.faults.reason}>
        {(control) => <input {...control} className={ui.input} maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />}
      </Field>
      <DayField
        label={t('registers.expiresOn')}
        required
        value={expiresOn}
        earliest={bangkokDay(new Date())}
        error={act.faults.expiresOn}
        onChange={setExpiresOn}
      />
    </AskingDialog>
  );
}
