import type { Notification } from '@sarabun/contract/notifications/notifications';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Emphasised } from '../../ui/emphasised';
import { Bone } from '../../ui/skeleton';
import { ModuleIcon } from './module-icon';
import { useBell, useReadNotification } from './use-notifications';

/** The newest alerts in the bell. `onOpen` is called when one is pressed. */
export function AlertList({ onOpen }: { onOpen: () => void }) {
  const { t } = useText();
  const { data, isError, error, refetch } = useBell();
  const read = useReadNotification();
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
    <ul className="bell-list">
      {data?.alerts.map((alert) => (
        <Alert
          key={alert.receiveId}
          alert={alert}
          onPress={() => {
            onOpen();
            read.mutate(alert);
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
      <button type="button" className={`plain alert ${alert.isRead ? '' : 'unread'}`} onClick={onPress}>
        <ModuleIcon module={alert.module} />
        <span className="grow">
          <span className="sm strong alert-title">{alert.title}</span>
          <span className="sm soft clip2">
            <Emphasised html={alert.html} />
          </span>
          <span className="xs muted num">{dates.alertAge(alert.createdAt)}</span>
        </span>
        {!alert.isRead && (
          <span className="udot">
            <span className="vh">{t('common.unread')}</span>
          </span>
        )}
      </button>
    </li>
  );
}

function AlertBones() {
  return [1, 2, 3].map((bone) => (
    <li key={bone} className="alert" aria-hidden>
      <Bone width={36} height={36} />
      <Bone width={220} />
    </li>
  ));
}
