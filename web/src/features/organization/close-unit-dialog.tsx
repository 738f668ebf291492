import { closeUnit } from '@sarabun/contract/organization/unit-tree';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { DayDialog } from './day-dialog';
import type { UnitToChange } from './move-dialog';
import styles from './organization.module.css';
import { useOfficeAct } from './use-office-act';
import { useObstacles } from './use-organization';

/** Closes a unit on a day, after showing its remaining contents. */
export function CloseUnitDialog({ unit, onClose }: { unit: UnitToChange; onClose: () => void }) {
  const { t } = useText();
  const [day, setDay] = useState<string | null>(bangkokDay(new Date()));
  const act = useOfficeAct(onClose);
  const left = useObstacles(unit.unitId);
  const submit = () => {
    if (!day) return;
    void act.run(
      () => call(closeUnit, { unitId: unit.unitId, version: unit.version, effectiveOn: day }),
      ({ applied }) => t(applied ? 'organization.closed' : 'organization.kept'),
    );
  };
  const isEmpty = left.data && Object.values(left.data.counts).every((count) => count === 0);
  return (
    <DayDialog
      title={t('organization.closeTitle', { name: unit.name })}
      text={t('organization.closeText')}
      act={act}
      day={day}
      onDay={setDay}
      submit={t('organization.close')}
      focusTitle
      onSubmit={submit}
      onClose={onClose}
    >
      {!left.data ? <Bone width="60%" /> : isEmpty ? <Note tone="green">{t('organization.nothingLeft')}</Note> : <Left left={left.data} />}
    </DayDialog>
  );
}

const people = { menuID: '3160', page: 'employee-information' };

function Left({ left }: { left: NonNullable<ReturnType<typeof useObstacles>['data']> }) {
  const { t } = useText();
  const { units, persons, seats, counts } = left;
  return (
    <Note tone="amber">
      <p className={ui.strong}>{t('organization.left')}</p>
      <ul className={styles.left}>
        {counts.units > 0 && (
          <li>
            {t('organization.leftUnits', { count: counts.units })} {units.map(({ name }) => name).join(', ')}
          </li>
        )}
        {counts.persons > 0 && (
          <li>
            {t('organization.leftPersons', { count: counts.persons })}{' '}
            {persons.map((person) => (
              <Link key={person.personId} to="/settings/$menuID/$page" params={people} search={{ row: person.personId } as never}>
                {person.name}
              </Link>
            ))}
          </li>
        )}
        {counts.seats > 0 && (
          <li>
            {t('organization.leftSeats', { count: counts.seats })}{' '}
            {seats.map((seat) => (
              <Link key={`${seat.personId} ${seat.postName}`} to="/settings/$menuID/$page" params={people} search={{ row: seat.personId } as never}>
                {seat.name}
              </Link>
            ))}
          </li>
        )}
        {counts.work > 0 && <li>{t('organization.leftWork', { count: counts.work })}</li>}
      </ul>
    </Note>
  );
}
