import { IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { signOut } from '../../features/session';
import { agency, hasFunction } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { useUser } from '../../platform/session';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import ui from '../../ui/styles/ui.module.css';
import styles from './panels.module.css';
import { SchemeSwitch } from './scheme-switch';

/** The person, the colour scheme, and signing out. Also the head of the phone's menu. */
export function UserCard({ onPress }: { onPress: () => void }) {
  const { t } = useText();
  const { avatar, email, information } = useUser();
  const [leaving, setLeaving] = useState(false);
  const name = `${information.firstName} ${information.lastName}`;
  return (
    <>
      <div className={clsx(ui.row, styles.userCard)}>
        <Avatar name={name} picture={avatar} size={52} />
        <div className={ui.grow}>
          <p className={ui.strong}>{name}</p>
          <p className={clsx(ui.sm, ui.soft)}>{information.positionName}</p>
          <p className={clsx(ui.sm, ui.soft)}>{information.unitName}</p>
          {email && <p className={clsx(ui.xs, ui.muted, styles.userEmail)}>({email})</p>}
        </div>
      </div>
      <div className={styles.userChoices}>
        <SchemeSwitch />
        <Link to="/profile" className={ui.sm} onClick={onPress}>
          {t('account.nav.profile')}
        </Link>
        <Link to="/profile" hash="absence" className={ui.sm} onClick={onPress}>
          {t('shell.absence')}
        </Link>
        <Link to="/account-information" className={ui.sm} onClick={onPress}>
          {t('account.nav.information')}
        </Link>
        <Link to="/change-password" className={ui.sm} onClick={onPress}>
          {t('account.nav.password')}
        </Link>
        <Link to="/sarabun/offline" className={ui.sm} onClick={onPress}>
          {t('shell.offline')}
        </Link>
        <Link to="/second-factor" className={ui.sm} onClick={onPress}>
          {t('shell.secondFactor')}
        </Link>
        <Link to="/certificate-register" className={ui.sm} onClick={onPress}>
          {t('certificates.own.title')}
        </Link>
        {hasFunction('line') && (
          <Link to="/account-line-service" className={ui.sm} onClick={onPress}>
            {t('shell.line')}
          </Link>
        )}
        {information.isAdministrator && agency().registration && (
          <Link to="/account-requests" className={ui.sm} onClick={onPress}>
            {t('shell.accountRequests')}
          </Link>
        )}
        <Link to="/privacy-policy" className={ui.sm} onClick={onPress}>
          {t('shell.privacy')}
        </Link>
        <Button
          tone="ghost"
          icon={<IconLogout size={19} stroke={1.7} aria-hidden />}
          busy={leaving}
          onClick={() => {
            setLeaving(true);
            void signOut();
          }}
        >
          {t('shell.signOut')}
        </Button>
      </div>
    </>
  );
}
