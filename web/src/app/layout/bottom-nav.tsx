import { IconBell, IconHome, IconMenu2, IconSubtask } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../platform/i18n';

const MoreSheet = lazy(async () => ({ default: (await import('./more-sheet')).MoreSheet }));

/** The menu at the foot of a phone. */
export function BottomNav() {
  const { t } = useText();
  const [more, setMore] = useState(false);
  const here = { 'aria-current': 'page' } as const;
  return (
    <nav className="bottom-nav" aria-label={t('shell.bottomMenu')}>
      <Link to="/portal" activeProps={here}>
        <IconHome size={22} stroke={1.7} aria-hidden />
        {t('shell.home')}
      </Link>
      <Link to="/sarabun/dashboard" activeOptions={{ includeSearch: false }} activeProps={here}>
        <IconSubtask size={22} stroke={1.7} aria-hidden />
        {t('shell.myWork')}
      </Link>
      <Link to="/notification-all" activeOptions={{ includeSearch: false }} activeProps={here}>
        <IconBell size={22} stroke={1.7} aria-hidden />
        {t('shell.alerts')}
      </Link>
      <button type="button" aria-haspopup="dialog" onClick={() => setMore(true)}>
        <IconMenu2 size={22} stroke={1.7} aria-hidden />
        {t('shell.more')}
      </button>
      {more && (
        <Suspense>
          <MoreSheet onClose={() => setMore(false)} />
        </Suspense>
      )}
    </nav>
  );
}
