import type { Notification, NotificationModule } from '@sarabun/contract/notifications/notifications';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Emphasised } from '../../ui/emphasised';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { ModuleIcon } from './module-icon';
import styles from './notifications.module.css';
import { useModule } from './use-modules';
import { useAllNotifications, useReadNotification } from './use-notifications';

/** The list of the page, today's first, more on demand. */
export function NotificationGroups({ module, search }: { module: NotificationModule | undefined; search: string }) {
  const { t } = useText();
  const list = useAllNotifications(module, search);
  if (list.isError && !list.data) {
    return (
      <div className={ui.card}>
        <FailedState query={list} title={t('notifications.failed')} />
      </div>
    );
  }
  if (!list.data) return <Bones />;
  const all = list.data.pages.flatMap(({ items }) => items);
  if (all.length === 0) {
    return (
      <div className={ui.card}>
        {search ? (
          <BlankState kind="empty" title={t('notifications.noMatch')} />
        ) : (
          <BlankState kind="empty" title={t('notifications.empty')} text={t('notifications.emptyText')} />
        )}
      </div>
    );
  }
  const today = bangkokDay(new Date());
  const isToday = ({ createdAt }: Notification) => bangkokDay(createdAt) >= today;
  return (
    <div className={clsx(ui.stack, styles.notificationGroups)} aria-busy={list.isFetching}>
      <Group title={t('notifications.today')} list={all.filter(isToday)} />
      <Group title={t('notifications.earlier')} list={all.filter((one) => !isToday(one))} />
      {list.hasNextPage && (
        <Button tone="ghost" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('notifications.more')}
        </Button>
      )}
    </div>
  );
}

function Group({ title, list }: { title: string; list: Notification[] }) {
  const read = useReadNotification();
  if (list.length === 0) return null;
  return (
    <section>
      <h2 className={clsx(ui.sm, ui.strong, ui.soft, styles.notificationGroupTitle)}>{title}</h2>
      <ul className={clsx(ui.card, styles.notificationList)}>
        {list.map((one) => (
          <Row key={one.receiveId} one={one} onOpen={() => read.mutate(one)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ one, onOpen }: { one: Notification; onOpen: () => void }) {
  const { t, language } = useText();
  const dates = useDates();
  const module = useModule(one.module);
  return (
    <li data-unread={!one.isRead}>
      <ModuleIcon module={one.module} size={42} />
      <div className={ui.grow}>
        <p className={one.isRead ? undefined : ui.strong}>{one.title}</p>
        <p className={clsx(ui.sm, ui.soft)}>
          <Emphasised html={one.html} />
        </p>
      </div>
      <div className={clsx(styles.notificationSide, ui.xs, ui.muted, ui.num)}>
        <span>{dates.alertAge(one.createdAt)}</span>
        <span>{module[language]}</span>
      </div>
      <button type="button" className={ui.btnView} onClick={onOpen}>
        {t(one.documentId ? 'notifications.open' : 'notifications.see')}
        <span className={ui.vh}>{one.title}</span>
      </button>
      <span className={styles.udot} data-shown={!one.isRead}>
        {!one.isRead && <span className={ui.vh}>{t('common.unread')}</span>}
      </span>
    </li>
  );
}

function Bones() {
  return (
    <ul className={clsx(ui.card, styles.notificationList)} aria-hidden>
      {[1, 2, 3, 4, 5].map((bone) => (
        <li key={bone}>
          <Bone width={42} height={42} />
          <Bone width="60%" />
        </li>
      ))}
    </ul>
  );
}
