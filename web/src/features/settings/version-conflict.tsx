import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';

interface ConflictFootProps {
  busy: boolean;
  onTheirs: () => void;
  onMine: () => void;
}

/** The choice between two versions. */
export function ConflictFoot({ busy, onTheirs, onMine }: ConflictFootProps) {
  const { t } = useText();
  return (
    <div className={ui.drawerFoot}>
      <span className={ui.grow} />
      <Button tone="ghost" onClick={onTheirs}>
        {t('settings.takeTheirs')}
      </Button>
      <Button busy={busy} onClick={onMine}>
        {t('settings.takeMine')}
      </Button>
    </div>
  );
}

interface VersionConflictProps extends ConflictFootProps {
  /** Who saved in the meantime, and when. */
  theirs: { changedBy: string; changedAt: Date };
  /** The fields that differ, as text; an empty value is a dash. */
  differing: { label: string; theirs: string; mine: string }[];
}

/** Someone saved in the meantime: both versions side by side, and the choice between them. */
export function VersionConflict({ theirs, differing, ...choice }: VersionConflictProps) {
  const { t } = useText();
  const dates = useDates();
  return (
    <div className={ui.drawerForm}>
      <div className={ui.drawerBody}>
        <Note tone="amber">
          <p className={ui.strong}>{t('settings.conflict')}</p>
          <p>{t('settings.conflictText', { by: theirs.changedBy, at: dates.moment(theirs.changedAt) })}</p>
        </Note>
        <table className={ui.settingsTwo}>
          <thead>
            <tr>
              <th scope="col">{t('settings.field')}</th>
              <th scope="col">{t('settings.theirs')}</th>
              <th scope="col">{t('settings.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((field) => (
              <tr key={field.label}>
                <th scope="row">{field.label}</th>
                <td>{field.theirs || '—'}</td>
                <td>{field.mine || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ConflictFoot {...choice} />
    </div>
  );
}
