import { IconShieldExclamation } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import ui from '../../ui/styles/ui.module.css';
import styles from './shell.module.css';

/** What a person must do before opening or changing anything: set up the required second factor. */
export function OwedStrip() {
  const { t } = useText();
  return (
    <div className={clsx(ui.screenOnly, styles.owedStrip)} role="alert">
      <IconShieldExclamation size={20} stroke={1.8} aria-hidden />
      <span className={ui.grow}>{t('secondFactor.requiredOff')}</span>
      <Link to="/second-factor" className={clsx(ui.btn, ui.sm, ui.ghost)}>
        {t('secondFactor.toSetup')}
      </Link>
    </div>
  );
}
