import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { getAllNotifications } from '@sarabun/contract/notifications/notifications';
import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { Chip } from '../../ui/chip';
import ui from '../../ui/styles/ui.module.css';
import { ModuleMark } from './module-icon';
import styles from './notifications.module.css';
import { useModules } from './use-modules';
import { useBell } from './use-notifications';

type Totals = AnswerOf<typeof getAllNotifications>['totals'];

/** The modules that notify, each with how many there are and how many are unread, to narrow the list by. */
export function ModuleNav({ totals }: { totals: Totals }) {
  const { t, language } = useText();
  const modules = useModules();
  const { data } = useBell();
  const here = { 'aria-current': 'page' } as const;
  return (
    <nav className={styles.moduleNav} aria-label={t('notifications.modules')}>
      <Link to="/notification-all" activeOptions={{ exact: true, includeSearch: false }} activeProps={here}>
        <IconBell size={19} stroke={1.6} aria-hidden />
        <span className={ui.grow}>{t('notifications.allModules')}</span>
        <Total count={totals?.reduce((sum, { count }) => sum + count, 0)} />
        <Unread count={data?.totalAlert} />
      </Link>
      {modules.map(({ code, icon, ...name }) => (
        <Link key={code} to="/notification-all/$module" params={{ module: code }} activeOptions={{ includeSearch: false }} activeProps={here}>
          <ModuleMark icon={icon} />
          <span className={ui.grow}>{name[language]}</span>
          <Total count={totals && (totals.find(({ module }) => module === code)?.count ?? 0)} />
          <Unread count={data?.unread.find(({ module }) => module === code)?.count} />
        </Link>
      ))}
    </nav>
  );
}

/** How many there are in all, read or not. */
function Total({ count }: { count: number | undefined }) {
  const { t } = useText();
  if (count === undefined) return null;
  return (
    <span className={clsx(ui.num, ui.xs, ui.muted)} title={t('notifications.total', { count })}>
      <span className={ui.vh}>{t('notifications.total', { count })}</span>
      <span aria-hidden>{count}</span>
    </span>
  );
}

/** How many are unread, where any is. */
function Unread({ count = 0 }: { count: number | undefined }) {
  const { t } = useText();
  if (count === 0) return null;
  return (
    <span className={ui.num}>
      <Chip tone="red">
        <span className={ui.vh}>{t('common.unread')} </span>
        {count}
      </Chip>
    </span>
  );
}
