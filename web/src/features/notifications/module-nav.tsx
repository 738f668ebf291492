import { notificationModules } from '@sarabun/contract/notifications/notifications';
import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n';
import { ModuleMark } from './module-icon';

/** The modules that notify, to narrow the list by. */
export function ModuleNav() {
  const { t } = useText();
  const here = { 'aria-current': 'page' } as const;
  return (
    <nav className="module-nav" aria-label={t('notifications.modules')}>
      <Link to="/notification-all" activeOptions={{ exact: true, includeSearch: false }} activeProps={here}>
        <IconBell size={19} stroke={1.6} aria-hidden />
        {t('notifications.allModules')}
      </Link>
      {notificationModules.map((module) => (
        <Link key={module} to="/notification-all/$module" params={{ module }} activeOptions={{ includeSearch: false }} activeProps={here}>
          <ModuleMark module={module} />
          {t(`notifications.module.${module}`)}
        </Link>
      ))}
    </nav>
  );
}
