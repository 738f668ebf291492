import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n';
import { ModuleMark } from './module-icon';
import { useModules } from './use-modules';

/** The modules that notify, to narrow the list by. */
export function ModuleNav() {
  const { t, language } = useText();
  const modules = useModules();
  const here = { 'aria-current': 'page' } as const;
  return (
    <nav className="module-nav" aria-label={t('notifications.modules')}>
      <Link to="/notification-all" activeOptions={{ exact: true, includeSearch: false }} activeProps={here}>
        <IconBell size={19} stroke={1.6} aria-hidden />
        {t('notifications.allModules')}
      </Link>
      {modules.map(({ code, icon, ...name }) => (
        <Link key={code} to="/notification-all/$module" params={{ module: code }} activeOptions={{ includeSearch: false }} activeProps={here}>
          <ModuleMark icon={icon} />
          {name[language]}
        </Link>
      ))}
    </nav>
  );
}
