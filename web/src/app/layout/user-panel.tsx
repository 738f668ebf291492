import { IconChevronDown } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useText } from '../../platform/i18n';
import { useUser } from '../../platform/session';
import { Avatar } from '../../ui/avatar';
import { Flyout } from '../../ui/flyout';
import { lazyPart } from '../../ui/lazy-part';
import { Bone } from '../../ui/skeleton';

const UserCard = lazyPart(async () => (await import('./user-card')).UserCard);
const fetchCard = () => void UserCard.preload();

/** Who is signed in: a short form in the header, the whole of it and the way out in the panel. */
export function UserPanel() {
  const { t } = useText();
  const { avatar, information } = useUser();
  const name = `${information.firstName} ${information.lastName}`;
  return (
    <Flyout
      label={t('shell.userPanel', { name })}
      className="user-panel"
      button={(control) => (
        <button type="button" {...control} className="plain row user-button hide-s" onPointerEnter={fetchCard} onFocus={fetchCard}>
          <Avatar name={name} picture={avatar} />
          <span className="user-name">
            <span className="sm strong">{name}</span>
            <span className="xs muted">{information.positionName}</span>
          </span>
          <IconChevronDown size={16} aria-hidden />
        </button>
      )}
    >
      {(close) => (
        <Suspense fallback={<Bone width={280} height={320} />}>
          <UserCard onPress={close} />
        </Suspense>
      )}
    </Flyout>
  );
}
