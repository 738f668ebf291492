import './people.css';
import { type ActiveUser, endSessionOf } from '@sarabun/contract/session/active-users';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Avatar } from '../../ui/avatar';
import { BlankState } from '../../ui/blank-state';
import { Chip } from '../../ui/chip';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Note } from '../../ui/note';
import { Pager } from '../../ui/pager';
import { SearchBox } from '../../ui/search-box';
import { useDebounced } from '../../ui/use-debounced';
import { SettingsFrame } from '../settings';
import { useAct } from './use-act';
import { peoplePageSize, useActiveUsers } from './use-people';

const searchDelay = 400;

/** Who is signed in, and ending a session. */
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
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [ending, setEnding] = useState<ActiveUser | null>(null);
  const users = useActiveUsers(useDebounced(typed.trim(), searchDelay), page);
  const act = useAct(() => setEnding(null));
  return (
    <section className="card sl-card" aria-busy={users.isFetching}>
      <div className="row wrap sl-tools">
        <SearchBox
          label={t('people.findActive')}
          placeholder={t('people.findActive')}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setPage(1);
          }}
        />
        {users.data && (
          <>
            <Chip tone="green">{t('people.here', { count: users.data.here })}</Chip>
            <Chip>{t('people.signedIn', { count: users.data.total })}</Chip>
          </>
        )}
      </div>
      {act.failure && <Note tone="red">{act.failure}</Note>}
      {users.isError && !users.data ? (
        <BlankState kind="error" title={t('settings.failed')} text={users.error.message} />
      ) : users.data?.data.length === 0 ? (
        <BlankState kind="empty" small title={t('people.none')} />
      ) : (
        <table className="dt pe-table">
          <thead>
            <tr>
              {(['name', 'lastSeen', 'since', 'device'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`people.${column}`)}
                </th>
              ))}
              {mayManage && (
                <th scope="col">
                  <span className="vh">{t('people.end')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {users.data?.data.map((user) => (
              <UserRow key={user.sessionId} user={user} onEnd={mayManage ? () => setEnding(user) : null} />
            ))}
          </tbody>
        </table>
      )}
      <footer className="pager">
        <span className="grow" />
        <Pager page={page} pageSize={peoplePageSize} total={users.data?.total ?? 0} onPage={setPage} />
      </footer>
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
    </section>
  );
}

function UserRow({ user, onEnd }: { user: ActiveUser; onEnd: (() => void) | null }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <tr className="pe-still">
      <td>
        <div className="row">
          <Avatar name={user.name} />
          <span className="grow">
            <span className="strong">{user.name}</span>
            <span className="xs muted pe-line">{user.unitName}</span>
          </span>
        </div>
      </td>
      <td>
        <Chip tone={user.isHere ? 'green' : 'plain'}>{t(user.isHere ? 'people.isHere' : 'people.away')}</Chip>
        <span className="xs muted num pe-line">{dates.moment(user.lastSeenAt)}</span>
      </td>
      <td className="num sm">{dates.moment(user.since)}</td>
      <td className="sm">
        {[user.browser, user.system].filter(Boolean).join(' · ')}
        <span className="xs muted num pe-line">{user.address}</span>
      </td>
      {onEnd && (
        <td>
          {user.isOwn ? (
            <Chip tone="brand">{t('people.own')}</Chip>
          ) : (
            <button type="button" className="btn-view" aria-label={`${t('people.end')} ${user.name}`} onClick={onEnd}>
              {t('people.end')}
            </button>
          )}
        </td>
      )}
    </tr>
  );
}
