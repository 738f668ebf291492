import { type ActiveUser, endSessionOf } from '@sarabun/contract/session/active-users';
import { clsx } from 'clsx';
import { useState } from 'react';
import { rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Avatar } from '../../ui/avatar';
import { Chip } from '../../ui/chip';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { SearchBox } from '../../ui/fields/search-box';
import { Kept } from '../../ui/kept';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { ListCard } from '../../ui/tables/list-card';
import { Row, Table } from '../../ui/tables/table';
import { useNarrowing } from '../../ui/tables/use-narrowing';
import { SettingsFrame } from '../settings';
import styles from './people.module.css';
import { useAct } from './use-act';
import { useActiveUsers } from './use-people';

/** The signed-in people, with the option to end a session. */
export function ActiveUsersScreen() {
  const { t } = useText();
  return (
    <SettingsFrame path="user-active" purpose={t('people.activePurpose')}>
      {({ mayManage }) => <ActiveUsers mayManage={mayManage} />}
    </SettingsFrame>
  );
}

function ActiveUsers({ mayManage }: { mayManage: boolean }) {
  const { t } = useText();
  const { typed, type, search, page, setPage } = useNarrowing();
  const [ending, setEnding] = useState<ActiveUser | null>(null);
  const users = useActiveUsers(search, page);
  const act = useAct(() => setEnding(null));
  return (
    <>
      {act.failure && <Note tone="red">{act.failure}</Note>}
      <ListCard
        query={users}
        none={t('people.none')}
        page={page}
        pageSize={rowsOn('lists')}
        onPage={setPage}
        tools={
          <>
            <SearchBox label={t('people.findActive')} value={typed} onChange={type} />
            {users.data && (
              <>
                <Chip tone="green">{t('people.here', { count: users.data.here })}</Chip>
                <Chip>{t('people.signedIn', { count: users.data.total })}</Chip>
              </>
            )}
          </>
        }
      >
        {({ data }) => (
          <Table
            heads={[
              ...(['name', 'lastSeen', 'since', 'device'] as const).map((column) => t(`people.${column}`)),
              ...(mayManage ? [{ title: t('people.end'), silent: true }] : []),
            ]}
          >
            {data.map((user) => (
              <UserRow key={user.sessionId} user={user} onEnd={mayManage ? () => setEnding(user) : null} />
            ))}
          </Table>
        )}
      </ListCard>
      {ending && (
        <ConfirmDialog
          tone="warning"
          title={t('people.endTitle', { name: ending.name })}
          text={t('people.endText')}
          cancel={{ label: t('common.cancel'), onPress: () => setEnding(null) }}
          confirm={{
            label: t('people.end'),
            busy: act.busy,
            onPress: () => void act.run(() => call(endSessionOf, { sessionId: ending.sessionId }), t('people.ended')),
          }}
        />
      )}
    </>
  );
}

function UserRow({ user, onEnd }: { user: ActiveUser; onEnd: (() => void) | null }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <Row>
      <td>
        <div className={ui.row}>
          <Avatar name={user.name} />
          <span className={ui.grow}>
            <span className={ui.strong}>
              <Kept>{user.name}</Kept>
            </span>
            <span className={clsx(ui.xs, ui.muted, styles.line)}>{user.unitName}</span>
          </span>
        </div>
      </td>
      <td>
        <Chip tone={user.isHere ? 'green' : 'plain'}>{t(user.isHere ? 'people.isHere' : 'people.away')}</Chip>
        <span className={clsx(ui.xs, ui.muted, ui.num, styles.line)}>{dates.moment(user.lastSeenAt)}</span>
      </td>
      <td className={clsx(ui.num, ui.sm)}>{dates.moment(user.since)}</td>
      <td className={ui.sm}>
        {[user.browser, user.system].filter(Boolean).join(' · ')}
        <span className={clsx(ui.xs, ui.muted, ui.num, styles.line)}>{user.address}</span>
      </td>
      {onEnd && (
        <td>
          {user.isOwn ? (
            <Chip tone="brand">{t('people.own')}</Chip>
          ) : (
            <button type="button" className={ui.btnView} aria-label={`${t('people.end')} ${user.name}`} onClick={onEnd}>
              {t('people.end')}
            </button>
          )}
        </td>
      )}
    </Row>
  );
}
