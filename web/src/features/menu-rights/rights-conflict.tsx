import type { GroupRights } from '@sarabun/contract/menu-rights/group-rights';
import { useText } from '../../platform/i18n';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { DialogHead } from '../../ui/dialogs/dialog-parts';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { ConflictFoot } from '../settings';
import { changesOf, type Rights, RightsChanges, rightsOf } from './rights-changes';

interface RightsConflictProps {
  /** The group as somebody saved it meanwhile. */
  theirs: GroupRights;
  mine: Rights;
  busy: boolean;
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody saved the rights of the group meanwhile: both versions side by side, and the choice which shall stand. */
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
