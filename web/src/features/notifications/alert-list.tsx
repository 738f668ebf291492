import type { Notification } from '@sarabun/contract/notifications/notifications';
import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Emphasised } from '../../ui/emphasised';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { ModuleIcon } from './module-icon';
import { NoticeFacts } from './notice-facts';
import styles from './notifications.module.css';
import { useBell, useReadNotification } from './use-notifications';

/** The newest alerts in the bell. `onOpen` is called when one is pressed. */
export function AlertList({ onOpen }: { onOpen: () => void }) {
  const { t } = useText();
  const { data, isError, error, refetch } = useBell();
  const read = useReadNotification();
  const navigate = useNavigate();
  if (isError && !data) {
    return (
      <BlankState kind="error" small title={t('notifications.failed')} text={error.message}>
        <Button tone="ghost" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </BlankState>
    );
  }
  if (data?.alerts.length === 0) return <BlankState kind="empty" small title={t('notifications.empty')} text={t('notifications.emptyText')} />;
  return (
    <ul className={styles.bellList}>
      {data?.alerts.map((alert) => (
        <Alert
          key={alert.receiveId}
          alert={alert}
          onPress={() => {
            onOpen();
            if (alert.count > 1) void navigate({ to: '/notification-all/$module', params: { module: alert.module } });
            else read.mutate(alert);
          }}
        />
      )) ?? <AlertBones />}
    </ul>
  );
}

function Alert({ alert, onPress }: { alert: Notification; onPress: () => void }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <li>
      <button type="button" className={clsx(ui.plain, styles.alert, !alert.isRead && styles.unread)} onClick={onPress}>
        <ModuleIcon module={alert.module} />
        <span className={ui.grow}>
          <span className={clsx(ui.sm, ui.strong, styles.alertTitle)}>{alert.title}</span>
          <span className={clsx(ui.sm, ui.soft, ui.clip2)}>
            <Emphasised html={alert.html} />
          </span>
          {alert.count > 1 && <Chip tone="blue">{t('notifications.among', { count: alert.count })}</Chip>}
          <NoticeFacts notice={alert} />
          <span className={clsx(ui.xs, ui.muted, ui.num)}>{dates.alertAge(alert.createdAt)}</span>
        </span>
        {!alert.isRead && (
          <span className={styles.udot}>
            <span className={ui.vh}>{t('common.unread')}</span>
          </span>
        )}
      </button>
    </li>
  );
}

function AlertBones() {
  return [1, 2, 3].map((bone) => (
    <li key={bone} className={styles.alert} aria-hidden>
      <Bone width={36} height={36} />
      <Bone width={220} />
    </li>
  ));
}
