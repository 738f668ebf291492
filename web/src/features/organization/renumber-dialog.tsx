import { renumberUnit } from '@sarabun/contract/organization/unit-tree';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Field } from '../../ui/fields/field';
import ui from '../../ui/styles/ui.module.css';
import { DayDialog } from './day-dialog';
import type { UnitToChange } from './move-dialog';
import { useOfficeAct } from './use-office-act';

/** Gives a unit another letter code and number from a day on. */
export function RenumberDialog({ unit, now, onClose }: { unit: UnitToChange; now: string; onClose: () => void }) {
  const { t } = useText();
  const [letterCode, setLetterCode] = useState(now);
  const [day, setDay] = useState<string | null>(bangkokDay(new Date()));
  const act = useOfficeAct(onClose);
  const submit = () => {
    if (!day) return;
    void act.run(
      () => call(renumberUnit, { unitId: unit.unitId, version: unit.version, letterCode, effectiveOn: day }),
      ({ applied }) => t(applied ? 'organization.renumbered' : 'organization.kept'),
    );
  };
  return (
    <DayDialog
      title={t('organization.renumberTitle', { name: unit.name })}
      text={t('organization.renumberText')}
      act={act}
      day={day}
      onDay={setDay}
      submit={t('organization.doRenumber')}
      blocked={letterCode.trim() === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('organization.letterCode')} required error={act.faults.letterCode}>
        {(control) => (
          <input
            {...control}
            className={ui.input}
            data-autofocus
            maxLength={60}
            autoComplete="off"
            value={letterCode}
            onChange={(event) => setLetterCode(event.target.value)}
          />
        )}
      </Field>
    </DayDialog>
  );
}
