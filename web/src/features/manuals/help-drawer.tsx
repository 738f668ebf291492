import { Link, useMatches } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { useText } from '../../platform/i18n';
import { BlankState } from '../../ui/blank-state';
import { Drawer } from '../../ui/dialogs/drawer';
import { lazyPart } from '../../ui/lazy-part';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import styles from './manuals.module.css';
import { useContents, useManualPage } from './use-manuals';

const ManualText = lazyPart(async () => (await import('./manual-text')).default);

/** The current page, by the address that manual texts use. */
function usePlace(): string {
  const match = useMatches().at(-1);
  const { page = '', detail = '' } = (match?.params ?? {}) as { page?: string; detail?: string };
  return String(match?.fullPath ?? '/')
    .replace('$page', page)
    .replace('$detail', detail);
}

/** The manual's text about the current page. */
export function HelpDrawer({ onClose }: { onClose: () => void }) {
  const { t, language } = useText();
  const place = usePlace();
  const contents = useContents();
  const line = contents.data?.find(({ about, kind }) => kind !== 'film' && about.includes(place)) ?? null;
  const film = contents.data?.find(({ about, kind }) => kind === 'film' && about.includes(place)) ?? null;
  const page = useManualPage(line?.pageId);
  const failure = contents.error ?? page.error;
  return (
    <Drawer title={line ? line.title[language] || line.title.th : t('shell.help')} onClose={onClose}>
      <div className={ui.drawerBody}>
        {failure ? (
          <BlankState kind="error" small title={t('manuals.failed')} text={failure.message} />
        ) : contents.data && !line ? (
          <BlankState kind="empty" small title={t('manuals.noHelp')} />
        ) : page.data ? (
          <Suspense fallback={<Bone width="90%" height={120} />}>
            <ManualText text={page.data.body[language] || page.data.body.th} />
          </Suspense>
        ) : (
          <Bone width="90%" height={120} />
        )}
      </div>
      <div className={clsx(ui.drawerFoot, styles.helpFoot)}>
        {film && (
          <Link to="/sarabun/manual-video" search={{ page: film.pageId }} onClick={onClose}>
            {t('manuals.seeFilm')}
          </Link>
        )}
        <Link to={line?.kind === 'document' ? '/manual-document' : '/manual'} search={line ? { page: line.pageId } : {}} onClick={onClose}>
          {t('manuals.wholeManual')}
        </Link>
      </div>
    </Drawer>
  );
}
