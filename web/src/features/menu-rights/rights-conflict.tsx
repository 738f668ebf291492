import type { GroupRights } from '@sarabun/contract/menu-rights/group-rights';
import { useText } from '../../platform/i18n';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { DialogHead } from '../../ui/dialogs/dialog-parts';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { ConflictFoot } from '../settings';
import { changesOf, type Rights, RightsChanges, rightsOf } from './rights-changes';

interface RightsConflictProps {
  /** The version that someone else saved in the meantime. */
  theirs: GroupRights;
  mine: Rights;
  busy: boolean;
  onTheirs: () => void;
  onMine: () => void;
}

/** Someone saved the group's rights in the meantime: both versions side by side, and the choice between them. */
export function RightsConflict({ theirs, mine, busy, onTheirs, onMine }: RightsConflictProps) {
  const { t } = useText();
  return (
    <DialogFrame title={t('settings.conflict')} width={720} sheet>
      <DialogHead title={t('settings.conflict')} />
      <div className={ui.importBody}>
        <Note tone="amber">{t('access.conflictText')}</Note>
        <RightsChanges changes={changesOf(theirs, rightsOf(theirs), mine)} heads={[t('settings.theirs'), t('settings.mine')]} />
      </div>
      <ConflictFoot busy={busy} onTheirs={onTheirs} onMine={onMine} />
    </DialogFrame>
  );
}
