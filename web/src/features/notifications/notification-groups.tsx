import type { Notification, NotificationModule } from '@sarabun/contract/notifications/notifications';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Emphasised } from '../../ui/emphasised';
import { Bone } from '../../ui/skeleton';
import { ModuleIcon } from './module-icon';
import { useModule } from './use-modules';
import { useAllNotifications, useReadNotification } from './use-notifications';

/** The list of the page, today's first, more of it on demand. */
export function NotificationGroups({ module, search }: { module: NotificationModule | undefined; search: string }) {
  const { t } = useText();
  const list = useAllNotifications(module, search);
  if (list.isError && !list.data) {
    return (
      <div className="card">
        <FailedState query={list} title={t('notifications.failed')} />
      </div>
    );
  }
  if (!list.data) return <Bones />;
  const all = list.data.pages.flatMap(({ items }) => items);
  if (all.length === 0) {
    return (
      <div className="card">
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
    <div className="stack notification-groups" aria-busy={list.isFetching}>
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
      <h2 className="sm strong soft notification-group-title">{title}</h2>
      <ul className="card notification-list">
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
      <div className="grow">
        <p className={one.isRead ? '' : 'strong'}>{one.title}</p>
        <p className="sm soft">
          <Emphasised html={one.html} />
        </p>
      </div>
      <div className="notification-side xs muted num">
        <span>{dates.alertAge(one.createdAt)}</span>
        <span>{module[language]}</span>
      </div>
      <button type="button" className="btn-view" onClick={onOpen}>
        {t(one.documentId ? 'notifications.open' : 'notifications.see')}
        <span className="vh">{one.title}</span>
      </button>
      <span className="udot" data-shown={!one.isRead}>
        {!one.isRead && <span className="vh">{t('common.unread')}</span>}
      </span>
    </li>
  );
}

function Bones() {
  return (
    <ul className="card notification-list" aria-hidden>
      {[1, 2, 3, 4, 5].map((bone) => (
        <li key={bone}>
          <Bone width={42} height={42} />
          <Bone width="60%" />
        </li>
      ))}
    </ul>
  );
}
