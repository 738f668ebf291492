import { addGroupMember, type GroupMember, type GroupRights, removeGroupMember } from '@sarabun/contract/menu-rights/group-rights';
import { IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Avatar } from '../../ui/avatar';
import { IconButton } from '../../ui/button';
import { SearchBox } from '../../ui/fields/search-box';
import { useRequest } from '../../ui/forms/use-request';
import { Kept } from '../../ui/kept';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { useDebounced } from '../../ui/use-debounced';
import styles from './menu-rights.module.css';
import { groupKey, usePersons } from './use-group';

const searchDelay = 300;

/** The members of a group: by name, or by their function in the office. */
export function GroupMembers({ group, mayManage }: { group: GroupRights; mayManage: boolean }) {
  const { t } = useText();
  const queries = useQueryClient();
  const { run, failure } = useRequest();
  const listed = group.membership === 'listed';
  const change = (endpoint: typeof addGroupMember | typeof removeGroupMember, personId: number) =>
    run(
      () => call(endpoint, { groupId: group.groupId, personId }),
      () => {
        for (const queryKey of [groupKey(group.groupId), ['settings'], ['portal']]) void queries.invalidateQueries({ queryKey });
      },
    );
  return (
    <section className={clsx(ui.card, styles.members)} aria-label={t('access.members')}>
      <h2 className={clsx(ui.h3, ui.strong)}>
        {t('access.members')} <span className={clsx(ui.chip, ui.num)}>{group.memberCount}</span>
      </h2>
      {!listed && <Note tone="blue">{t(`access.follows.${group.membership as 'everyone'}`)}</Note>}
      {failure && <Note tone="red">{failure}</Note>}
      {listed && mayManage && <AddMember members={group.members} onAdd={(personId) => void change(addGroupMember, personId)} />}
      <ul className={styles.list}>
        {group.members.map((member) => (
          <li key={member.personId} className={ui.row}>
            <Avatar name={member.name} />
            <Who {...member} />
            {listed && mayManage && (
              <IconButton dense label={t('access.takeOut', { name: member.name })} onClick={() => void change(removeGroupMember, member.personId)}>
                <IconUserMinus size={18} stroke={1.7} aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {listed && group.members.length === 0 && <p className={clsx(ui.sm, ui.muted)}>{t('access.noMembers')}</p>}
    </section>
  );
}

function Who({ name, unitName }: { name: string; unitName: string }) {
  return (
    <span className={ui.grow}>
      <span className={clsx(ui.strong, ui.sm, styles.who)}>
        <Kept>{name}</Kept>
      </span>
      <span className={clsx(ui.xs, ui.muted, styles.who)}>{unitName}</span>
    </span>
  );
}

function AddMember({ members, onAdd }: { members: readonly GroupMember[]; onAdd: (personId: number) => void }) {
  const { t } = useText();
  const [search, setSearch] = useState('');
  const { data: found } = usePersons(useDebounced(search, searchDelay));
  const others = found?.filter(({ personId }) => !members.some((member) => member.personId === personId)) ?? [];
  return (
    <>
      <SearchBox label={t('access.findPerson')} placeholder={t('access.findPerson')} value={search} onChange={setSearch} />
      {search !== '' && (
        <ul className={clsx(styles.list, styles.found)} aria-label={t('access.found')}>
          {others.map((person) => (
            <li key={person.personId} className={ui.row}>
              <Avatar name={person.name} />
              <Who {...person} />
              <IconButton
                dense
                label={t('access.takeIn', { name: person.name })}
                onClick={() => {
                  onAdd(person.personId);
                  setSearch('');
                }}
              >
                <IconUserPlus size={18} stroke={1.7} aria-hidden />
              </IconButton>
            </li>
          ))}
          {found && others.length === 0 && <li className={clsx(ui.sm, ui.muted)}>{t('access.nobodyFound')}</li>}
        </ul>
      )}
    </>
  );
}
