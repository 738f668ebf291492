import { IconFilePlus, IconFlag, IconHome, IconMenu2, IconSubtask } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { useText } from '../../platform/i18n';
import { lazyDialog } from '../../ui/lazy-dialog';
import ui from '../../ui/styles/ui.module.css';
import styles from './bottom-nav.module.css';

const MoreSheet = lazyDialog(async () => (await import('./more-sheet')).MoreSheet);

/** The five-item menu at the bottom of a phone; the bell is in the header there, too. */
export function BottomNav() {
  const { t } = useText();
  const [more, setMore] = useState(false);
  const here = { 'aria-current': 'page' } as const;
  return (
    <nav className={clsx(ui.screenOnly, styles.root)} aria-label={t('shell.bottomMenu')} data-no-toast>
      <Link to="/portal" activeProps={here}>
        <IconHome size={22} stroke={1.7} aria-hidden />
        {t('shell.home')}
      </Link>
      <Link to="/sarabun/dashboard" activeOptions={{ includeSearch: false }} activeProps={here}>
        <IconSubtask size={22} stroke={1.7} aria-hidden />
        {t('shell.myWork')}
      </Link>
      <Link to="/sarabun/compose" activeOptions={{ includeSearch: false }} activeProps={here}>
        <IconFilePlus size={22} stroke={1.7} aria-hidden />
        {t('shell.write')}
      </Link>
      <Link to="/sarabun/follow-up" activeOptions={{ includeSearch: false }} activeProps={here}>
        <IconFlag size={22} stroke={1.7} aria-hidden />
        {t('shell.follow')}
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
