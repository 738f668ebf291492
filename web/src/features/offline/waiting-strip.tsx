import { IconClockPause } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useWaiting } from '../../platform/offline/waiting';
import ui from '../../ui/styles/ui.module.css';
import styles from './offline.module.css';

/** How many acts wait on this device, or were refused; leads to them. */
export function WaitingStrip() {
  const { t } = useText();
  const acts = useWaiting();
  if (acts.length === 0) return null;
  const asks = acts.filter(({ state }) => state !== 'waiting').length;
  return (
    <div className={clsx(ui.screenOnly, styles.strip)} role="status">
      <IconClockPause size={20} stroke={1.8} aria-hidden />
      <span className={ui.grow}>{asks > 0 ? t('offline.stripAsks', { n: asks }) : t('offline.stripWaits', { n: acts.length })}</span>
      <Link to="/sarabun/offline" className={clsx(ui.btn, ui.sm, ui.ghost)}>
        {t('offline.look')}
      </Link>
    </div>
  );
}
