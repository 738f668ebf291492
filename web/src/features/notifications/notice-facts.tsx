import type { Notification } from '@sarabun/contract/notifications/notifications';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { Chip } from '../../ui/chip';
import { SpeedBadge } from '../../ui/speed-badge';
import ui from '../../ui/styles/ui.module.css';
import styles from './notifications.module.css';

/** How urgent the letter of a notice is, whether its work is overdue, and who it is from. Nothing of a notice without a letter or a sender. */
export function NoticeFacts({ notice: { speed, speedName, isOverdue, from } }: { notice: Notification }) {
  const { t } = useText();
  const isUrgent = speed !== null && speed > 1;
  if (!isUrgent && !isOverdue && !from) return null;
  return (
    <span className={clsx(ui.row, ui.wrap, ui.xs, ui.soft, styles.noticeFacts)}>
      {isUrgent && <SpeedBadge speed={speed} name={speedName ?? ''} />}
      {isOverdue && <Chip tone="amber">{t('notifications.overdue')}</Chip>}
      {from && <span>{t('notifications.from', { name: from })}</span>}
    </span>
  );
}
