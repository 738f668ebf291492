import { IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { signOut } from '../../features/session';
import { agency, hasFunction } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { useUser } from '../../platform/session';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { SchemeSwitch } from './scheme-switch';

/** The person, the colours of the screen, and signing out. Also the head of the phone's menu. */
export function UserCard({ onPress }: { onPress: () => void }) {
  const { t } = useText();
  const { avatar, email, information } = useUser();
  const [leaving, setLeaving] = useState(false);
  const name = `${information.firstName} ${information.lastName}`;
  return (
    <>
      <div className="row user-card">
        <Avatar name={name} picture={avatar} size={52} />
        <div className="grow">
          <p className="strong">{name}</p>
          <p className="sm soft">{information.positionName}</p>
          <p className="sm soft">{information.unitName}</p>
          {email && <p className="xs muted user-email">({email})</p>}
        </div>
      </div>
      <div className="user-choices">
        <SchemeSwitch />
        <Link to="/profile" className="sm" onClick={onPress}>
          {t('account.nav.profile')}
        </Link>
        <Link to="/account-information" className="sm" onClick={onPress}>
          {t('account.nav.information')}
        </Link>
        <Link to="/change-password" className="sm" onClick={onPress}>
          {t('account.nav.password')}
        </Link>
        <Link to="/second-factor" className="sm" onClick={onPress}>
          {t('shell.secondFactor')}
        </Link>
        <Link to="/certificate-register" className="sm" onClick={onPress}>
          {t('certificates.own.title')}
        </Link>
        {hasFunction('line') && (
          <Link to="/account-line-service" className="sm" onClick={onPress}>
            {t('shell.line')}
          </Link>
        )}
        {information.isAdministrator && agency().registration && (
          <Link to="/account-requests" className="sm" onClick={onPress}>
            {t('shell.accountRequests')}
          </Link>
        )}
        <Link to="/privacy-policy" className="sm" onClick={onPress}>
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
