import { IconShieldExclamation } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n';
import { useUser } from '../../platform/session';

/** Says what a person must do before anything can be opened or changed: switch on the second factor that the agency demands. */
export function OwedStrip() {
  const { t } = useText();
  if (!useUser().information.owesSecondFactor) return null;
  return (
    <div className="owed-strip" role="alert">
      <IconShieldExclamation size={20} stroke={1.8} aria-hidden />
      <span className="grow">{t('secondFactor.requiredOff')}</span>
      <Link to="/second-factor" className="btn sm ghost">
        {t('secondFactor.toSetup')}
      </Link>
    </div>
  );
}
