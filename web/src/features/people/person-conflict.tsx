import type { Person } from '@sarabun/contract/people/persons';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import type { PersonDraft } from './person-fields';
import { useChoices } from './use-people';

const fields = ['prefix', 'firstName', 'lastName', 'suffix', 'firstNameEn', 'lastNameEn', 'email', 'phone', 'employeeTypeId', 'signatureRank'] as const;

interface PersonConflictProps {
  theirs: Person;
  mine: PersonDraft;
  busy: boolean;
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody saved the person meanwhile: both versions side by side, and the choice which shall stand. */
export function PersonConflict({ theirs, mine, busy, onTheirs, onMine }: PersonConflictProps) {
  const { t } = useText();
  const dates = useDates();
  const { data: choices } = useChoices();
  const say = (name: (typeof fields)[number], value: string | number | null) =>
    name === 'employeeTypeId' ? (choices?.employeeTypes.find(({ id }) => id === value)?.name ?? '—') : (value ?? '') || '—';
  const label = (name: (typeof fields)[number]) => (name === 'employeeTypeId' ? t('people.employeeType') : t(`people.${name}`));
  return (
    <div className="drawer-form">
      <div className="drawer-body">
        <Note tone="amber">
          <p className="strong">{t('settings.conflict')}</p>
          <p>{t('settings.conflictText', { by: theirs.changedBy, at: dates.moment(theirs.changedAt) })}</p>
        </Note>
        <table className="sl-two">
          <thead>
            <tr>
              <th scope="col">{t('settings.field')}</th>
              <th scope="col">{t('settings.theirs')}</th>
              <th scope="col">{t('settings.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {fields
              .filter((name) => theirs[name] !== mine[name])
              .map((name) => (
                <tr key={name}>
                  <th scope="row">{label(name)}</th>
                  <td>{say(name, theirs[name])}</td>
                  <td>{say(name, mine[name])}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <div className="drawer-foot">
        <span className="grow" />
        <Button tone="ghost" onClick={onTheirs}>
          {t('settings.takeTheirs')}
        </Button>
        <Button busy={busy} onClick={onMine}>
          {t('settings.takeMine')}
        </Button>
      </div>
    </div>
  );
}
