import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n';
import { Chip } from '../../ui/chip';
import ui from '../../ui/styles/ui.module.css';
import { ModuleMark } from './module-icon';
import styles from './notifications.module.css';
import { useModules } from './use-modules';
import { useBell } from './use-notifications';

/** The notification modules with their unread counts, as filters. */
export function ModuleNav() {
  const { t, language } = useText();
  const modules = useModules();
  const { data } = useBell();
  const here = { 'aria-current': 'page' } as const;
  return (
    <nav className={styles.moduleNav} aria-label={t('notifications.modules')}>
      <Link to="/notification-all" activeOptions={{ exact: true, includeSearch: false }} activeProps={here}>
        <IconBell size={19} stroke={1.6} aria-hidden />
        <span className={ui.grow}>{t('notifications.allModules')}</span>
        <Unread count={data?.totalAlert} />
      </Link>
      {modules.map(({ code, icon, ...name }) => (
        <Link key={code} to="/notification-all/$module" params={{ module: code }} activeOptions={{ includeSearch: false }} activeProps={here}>
          <ModuleMark icon={icon} />
          <span className={ui.grow}>{name[language]}</span>
          <Unread count={data?.unread.find(({ module }) => module === code)?.count} />
        </Link>
      ))}
    </nav>
  );
}

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
