import { IconChevronDown } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { useText } from '../../platform/i18n';
import { useUser } from '../../platform/session';
import { Avatar } from '../../ui/avatar';
import { Flyout } from '../../ui/flyout';
import { lazyPart } from '../../ui/lazy-part';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import panelsStyles from './panels.module.css';
import shellStyles from './shell.module.css';

const UserCard = lazyPart(async () => (await import('./user-card')).UserCard);
const fetchCard = () => void UserCard.preload();

/** The signed-in person: short in the header, in full with sign-out in the panel. */
export function UserPanel() {
  const { t } = useText();
  const { avatar, information } = useUser();
  const name = `${information.firstName} ${information.lastName}`;
  return (
    <Flyout
      label={t('shell.userPanel', { name })}
      className={panelsStyles.userPanel}
      button={(control) => (
        <button type="button" {...control} className={clsx(ui.plain, ui.row, shellStyles.userButton)} onPointerEnter={fetchCard} onFocus={fetchCard}>
          <Avatar name={name} picture={avatar} />
          <span className={shellStyles.userName}>
            <span className={clsx(ui.sm, ui.strong)}>{name}</span>
            <span className={clsx(ui.xs, ui.muted)}>{information.positionName}</span>
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
