import type { MasterRow } from '@sarabun/contract/settings/master-calls';
import { editableFields, type MasterTable, type MasterValues } from '@sarabun/contract/settings/master-table';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import { useValueText } from './master-value';

interface MasterConflictProps {
  table: MasterTable;
  theirs: MasterRow;
  mine: MasterValues;
  busy: boolean;
  onTheirs: (theirs: MasterRow) => void;
  onMine: (theirs: MasterRow) => void;
}

/** Somebody saved the row meanwhile: both versions side by side, and the choice which shall stand. */
export function MasterConflict({ table, theirs, mine, busy, onTheirs, onMine }: MasterConflictProps) {
  const { t, language } = useText();
  const dates = useDates();
  const say = useValueText();
  const differing = editableFields(table).filter(([name]) => (theirs.values[name] ?? null) !== (mine[name] ?? null));
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
            {differing.map(([name, field]) => (
              <tr key={name}>
                <th scope="row">{field.label[language]}</th>
                <td>{say(field, theirs.values[name], theirs.names[name]) || '—'}</td>
                <td>{say(field, mine[name]) || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="drawer-foot">
        <span className="grow" />
        <Button tone="ghost" onClick={() => onTheirs(theirs)}>
          {t('settings.takeTheirs')}
        </Button>
        <Button busy={busy} onClick={() => onMine(theirs)}>
          {t('settings.takeMine')}
        </Button>
      </div>
    </div>
  );
}
