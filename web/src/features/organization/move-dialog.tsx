import { moveUnit } from '@sarabun/contract/organization/unit-tree';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import type { Pickable } from '../../ui/fields/search-picker';
import { DayDialog } from './day-dialog';
import { OfficePicker } from './office-picker';
import { useOfficeAct } from './use-office-act';

export interface UnitToChange {
  unitId: number;
  version: number;
  name: string;
  parentId: number | null;
}

/** Moves a unit below another on a day. */
export function MoveDialog({ unit, to, onClose }: { unit: UnitToChange; to: Pick<Pickable, 'id' | 'name'> | null; onClose: () => void }) {
  const { t } = useText();
  const [target, setTarget] = useState(to);
  const [day, setDay] = useState<string | null>(bangkokDay(new Date()));
  const act = useOfficeAct(onClose);
  const submit = () => {
    if (!target || !day) return;
    const request = { unitId: unit.unitId, version: unit.version, toUnitId: target.id, effectiveOn: day };
    void act.run(
      () => call(moveUnit, request),
      ({ applied }) => t(applied ? 'organization.moved' : 'organization.kept'),
    );
  };
  return (
    <DayDialog
      title={t('organization.moveTitle', { name: unit.name })}
      text={t('organization.moveText')}
      act={act}
      day={day}
      onDay={setDay}
      submit={t('organization.doMove')}
      blocked={!target}
      onSubmit={submit}
      onClose={onClose}
    >
      <OfficePicker
        kind="unit"
        label={t('organization.moveTo')}
        required
        autoFocus
        value={target}
        without={[unit.unitId, ...(unit.parentId === null ? [] : [unit.parentId])]}
        error={act.faults.toUnitId}
        onPick={setTarget}
      />
    </DayDialog>
  );
}
