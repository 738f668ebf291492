import type { Notification, NotificationModule } from '@sarabun/contract/notifications/notifications';
import { bangkokDay, dateGroup, formatMonth } from '@sarabun/contract/values/buddhist-date';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Emphasised } from '../../ui/emphasised';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { ModuleIcon } from './module-icon';
import { NoticeFacts } from './notice-facts';
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
  return (
    <div className={clsx(ui.stack, styles.notificationGroups)} aria-busy={list.isFetching}>
      <GroupsByDate list={all} />
      {list.hasNextPage && <MoreBelow busy={list.isFetchingNextPage} onReached={() => void list.fetchNextPage()} />}
    </div>
  );
}

/** Today, yesterday, earlier this week, and then month by month. */
function GroupsByDate({ list }: { list: Notification[] }) {
  const { t, language } = useText();
  const today = bangkokDay(new Date());
  const groups = new Map<string, Notification[]>();
  for (const one of list) {
    const group = dateGroup(bangkokDay(one.createdAt), today);
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  const titleOf = (group: string) =>
    group === 'today' || group === 'yesterday' || group === 'week' ? t(`notifications.${group}`) : formatMonth(`${group}-01`, language);
  return [...groups].map(([group, some]) => <Group key={group} title={titleOf(group)} list={some} />);
}

/** Fetches the next page as soon as the end of the list is seen, or by its button. */
function MoreBelow({ busy, onReached }: { busy: boolean; onReached: () => void }) {
  const { t } = useText();
  const end = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(() => !busy && onReached());
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reached(), { rootMargin: '300px' });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={end} className={styles.notificationMore}>
      <Button tone="ghost" busy={busy} onClick={onReached}>
        {t('notifications.more')}
      </Button>
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
      {/* The text opens it as in the bell; by keyboard, the button does. */}
      <button type="button" className={clsx(ui.plain, ui.grow, styles.noticeText)} tabIndex={-1} onClick={onOpen}>
        <span className={one.isRead ? undefined : ui.strong}>{one.title}</span>
        <span className={clsx(ui.sm, ui.soft)}>
          <Emphasised html={one.html} />
        </span>
        <NoticeFacts notice={one} />
      </button>
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
