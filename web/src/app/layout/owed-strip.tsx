import { IconShieldExclamation } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n';

/** Says what a person must do before anything can be opened or changed: switch on the second factor that the agency demands. */
export function OwedStrip() {
  const { t } = useText();
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
