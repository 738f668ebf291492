import { type Person, transferPerson } from '@sarabun/contract/people/persons';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import { DayField } from '../../ui/fields/day-field';
import { OfficePicker } from '../organization';
import { LeavesEmpty } from './leaves-empty';
import { useAct } from './use-act';

/** Moves a person to another unit, today or on a future day. */
export function TransferDialog({ person, name, onDone, onClose }: { person: Person; name: string; onDone: () => void; onClose: () => void }) {
  const { t } = useText();
  const [unit, setUnit] = useState<{ id: number; name: string } | null>(null);
  const [day, setDay] = useState<string | null>(bangkokDay(new Date()));
  const act = useAct(onDone);
  const title = t('people.transferTitle', { name });
  const submit = () => {
    if (!unit || !day) return;
    const request = { personId: person.personId, version: person.version, unitId: unit.id, effectiveOn: day };
    void act.run(() => call(transferPerson, request), t(day > bangkokDay(new Date()) ? 'people.transferKept' : 'people.transferred'));
  };
  return (
    <AskingDialog
      title={title}
      text={t('people.transferText')}
      width={480}
      act={act}
      submit={t('people.transfer')}
      blocked={!unit || !day}
      onSubmit={submit}
      onClose={onClose}
    >
      <OfficePicker
        kind="unit"
        label={t('people.newUnit')}
        required
        autoFocus
        value={unit}
        without={[person.unitId]}
        error={act.faults.unitId}
        onPick={setUnit}
      />
      <DayField label={t('organization.effectiveOn')} required value={day} earliest={bangkokDay(new Date())} onChange={setDay} error={act.faults.effectiveOn} />
      <LeavesEmpty person={person} />
    </AskingDialog>
  );
}
