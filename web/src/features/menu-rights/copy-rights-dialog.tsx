import type { GroupRights } from '@sarabun/contract/menu-rights/group-rights';
import { masterCalls } from '@sarabun/contract/settings/master-calls';
import { usersGroup } from '@sarabun/contract/settings/tables/users-group';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { DialogHead } from '../../ui/dialogs/dialog-parts';
import { type Pickable, SearchPicker } from '../../ui/fields/search-picker';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { changesOf, type Rights, RightsChanges, rightsOf } from './rights-changes';
import { useGroup } from './use-group';

interface CopyRightsProps {
  group: GroupRights;
  /** The current checkboxes. */
  rights: Rights;
  busy: boolean;
  failure: string;
  onCopy: (rights: Rights) => void;
  onClose: () => void;
}

/** Copies another group's rights over those of this one: shows the changes first, and saves against the version that was seen. */
export function CopyRightsDialog({ group, rights, busy, failure, onCopy, onClose }: CopyRightsProps) {
  const { t } = useText();
  const [from, setFrom] = useState<Pickable | null>(null);
  const find = async (search: string, signal: AbortSignal) => {
    const { data } = await call(masterCalls(usersGroup).list, { search, page: 1, pageSize: 30, order: 'asc', filter: {}, state: 'on' }, { signal });
    return data.map((row): Pickable => ({ id: row.id, name: String(row.values.nameTh) }));
  };
  return (
    <DialogFrame title={t('access.copyRights')} width={720} onClose={onClose} sheet>
      <DialogHead title={t('access.copyRights')} quiet onClose={onClose} />
      <div className={ui.importBody}>
        <p className={clsx(ui.soft, ui.sm)}>{t('access.copyHint')}</p>
        {failure && <Note tone="red">{failure}</Note>}
        <SearchPicker
          label={t('access.copyFrom')}
          required
          autoFocus
          value={from}
          queryKey={['settings', usersGroup.path, 'pick']}
          find={find}
          without={[group.groupId]}
          onPick={setFrom}
        />
        {from && <Preview key={from.id} from={from.id} group={group} rights={rights} busy={busy} onCopy={onCopy} onClose={onClose} />}
      </div>
    </DialogFrame>
  );
}

function Preview({ from, group, rights, busy, onCopy, onClose }: Omit<CopyRightsProps, 'failure'> & { from: number }) {
  const { t } = useText();
  const { data: other, error } = useGroup(from);
  if (error) return <Note tone="red">{error.message}</Note>;
  if (!other) return <Bone width="60%" height={40} />;
  const theirs = rightsOf(other);
  const changes = changesOf(group, rights, theirs);
  return (
    <>
      {changes.length === 0 ? (
        <Note tone="blue">{t('access.sameRights')}</Note>
      ) : (
        <RightsChanges changes={changes} heads={[t('access.now'), t('access.afterwards')]} />
      )}
      <div className={ui.drawerFoot}>
        <span className={ui.grow} />
        <Button tone="ghost" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        {changes.length > 0 && (
          <Button busy={busy} onClick={() => onCopy(theirs)}>
            {t('access.doCopy', { count: changes.length })}
          </Button>
        )}
      </div>
    </>
  );
}
