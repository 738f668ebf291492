import { queueTable } from '@sarabun/contract/constants';
import { type NotificationModule, notificationModules } from '@sarabun/contract/notifications/notifications';
import { IconChecks, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useText } from '../../platform/i18n';
import { useConnection } from '../../platform/realtime';
import { Button, IconButton } from '../../ui/button';
import { SearchBox } from '../../ui/fields/search-box';
import ui from '../../ui/styles/ui.module.css';
import { TabTitle } from '../../ui/tab-title';
import { useDebounced } from '../../ui/use-debounced';
import { ModuleNav } from './module-nav';
import { NotificationGroups } from './notification-groups';
import styles from './notifications.module.css';
import { useSound } from './sound';
import { useModules } from './use-modules';
import { useAllNotifications, useBell, useReadAll } from './use-notifications';

/** All notifications, of every module or of the one in the address (`SARABUN` names the same module as `SARABAN`). */
export function NotificationsScreen() {
  const { module: named } = useParams({ strict: false });
  const wanted = named?.toUpperCase() === 'SARABUN' ? 'SARABAN' : named?.toUpperCase();
  const module = notificationModules.find((name) => name === wanted);
  if (named && !module) return <Navigate to="/notification-all" replace />;
  return <NotificationsOf module={module} />;
}

function NotificationsOf({ module }: { module: NotificationModule | undefined }) {
  const { t } = useText();
  const { search = '' } = useSearch({ strict: false });
  const unread = useUnread(module);
  const title = useTitle(module);
  const readAll = useReadAll();
  const list = useAllNotifications(module, search);
  return (
    <>
      <TabTitle>{title}</TabTitle>
      <div className={clsx(ui.row, ui.between, ui.wrap, styles.notificationsHead)}>
        <div>
          <h1 className={ui.h1}>{title}</h1>
          <p className={ui.soft} role="status">
            {unread === undefined ? '' : unread > 0 ? t('notifications.unreadCount', { count: unread }) : t('notifications.allRead')}
          </p>
          <ConnectionWord />
        </div>
        <div className={clsx(ui.row, ui.wrap, styles.notificationsTools)}>
          <FindNotification key={module ?? ''} search={search} />
          <SoundSwitch />
          <Button tone="ghost" icon={<IconChecks size={19} aria-hidden />} busy={readAll.isPending} disabled={!unread} onClick={() => readAll.mutate(module)}>
            {t('notifications.readAll')}
          </Button>
        </div>
      </div>
      <div className={styles.notificationsGrid}>
        <ModuleNav totals={list.data?.pages[0]?.totals} />
        <NotificationGroups module={module} search={search} />
      </div>
    </>
  );
}

/** How this page hears of news: the words of specification §8. */
function ConnectionWord() {
  const { t } = useText();
  const state = useConnection();
  if (state === 'off') return null;
  return (
    <p className={clsx(ui.row, ui.xs, ui.muted, styles.connectionWord)} data-state={state}>
      {t(`shell.state.${state}`)}
    </p>
  );
}

/** The unread count of what the page shows; undefined until the bell has answered. */
function useUnread(module: NotificationModule | undefined): number | undefined {
  const { data } = useBell();
  return data && (module ? (data.unread.find((one) => one.module === module)?.count ?? 0) : data.totalAlert);
}

/** The title of the page; that of a module names it. */
function useTitle(module: NotificationModule | undefined): string {
  const { t, language } = useText();
  const named = useModules().find(({ code }) => code === module);
  return named ? t('notifications.titleOf', { module: named[language] }) : t('notifications.title');
}

function FindNotification({ search }: { search: string }) {
  const { t } = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search);
  const settled = useDebounced(typed, queueTable.searchDelay);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address, not the other way round
  useEffect(() => {
    const words = settled.trim();
    if (words !== search) void navigate({ to: '.', search: words ? { search: words } : {}, replace: true });
  }, [settled]);
  return (
    <SearchBox
      className={styles.notificationsFind}
      label={t('notifications.search')}
      placeholder={t('notifications.search')}
      value={typed}
      onChange={setTyped}
    />
  );
}

function SoundSwitch() {
  const { t } = useText();
  const [on, setOn] = useSound();
  return (
    <IconButton label={t(on ? 'notifications.soundOn' : 'notifications.soundOff')} aria-pressed={on} onClick={() => setOn(!on)}>
      {on ? <IconVolume size={21} stroke={1.7} aria-hidden /> : <IconVolumeOff size={21} stroke={1.7} aria-hidden />}
    </IconButton>
  );
}
