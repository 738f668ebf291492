import { IconLayoutGrid } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { hasFunction } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { LinkedLetter } from '../queues';
import { CollectionCards } from './collection-cards';
import { Deadlines } from './deadlines';
import { ModuleTile } from './module-tile';
import styles from './portal.module.css';
import { usePortalTiles } from './use-menus';
import { useWaiting } from './use-waiting';
import { WaitingToday } from './waiting-today';
import { WelcomeBand } from './welcome-band';
import workStyles from './work.module.css';

const ArrangeDialog = lazyDialog(async () => (await import('./arrange-dialog')).ArrangeDialog);

/** The portal: what waits for the person, the systems, and news of the collections. */
export function PortalScreen() {
  const waiting = useWaiting();
  const search = useSearch({ strict: false });
  const linked = search.t ?? search.d ?? search.document ?? search.leg;
  return (
    <>
      <WelcomeBand waiting={waiting} />
      <div className={workStyles.work}>
        <WaitingToday />
        <Deadlines />
      </div>
      <div className={styles.portalGrid}>
        <Systems waiting={waiting?.count} />
        {hasFunction('collections') && <CollectionCards />}
      </div>
      {linked !== undefined && (
        <Suspense>
          <LinkedLetter />
        </Suspense>
      )}
    </>
  );
}

function Systems({ waiting }: { waiting: number | undefined }) {
  const { t } = useText();
  const { entries, isError, error, refetch } = usePortalTiles();
  const [arranging, setArranging] = useState(false);
  const shown = entries?.filter(({ isHidden }) => !isHidden);
  return (
    <section>
      <div className={clsx(ui.row, styles.portalTitle)}>
        <h2 className={clsx(ui.h3, ui.grow)}>{t('portal.systems')}</h2>
        {entries && entries.length > 0 && (
          <Button size="sm" tone="quiet" onClick={() => setArranging(true)}>
            <IconLayoutGrid size={18} stroke={1.7} aria-hidden />
            {t('portal.arrange')}
          </Button>
        )}
      </div>
      {isError && !entries ? (
        <div className={ui.card}>
          <BlankState kind="error" title={t('portal.systemsFailed')} text={error?.message}>
            <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
          </BlankState>
        </div>
      ) : shown?.length === 0 ? (
        <div className={ui.card}>
          <BlankState
            kind="empty"
            title={t(entries?.length ? 'portal.allHidden' : 'portal.noSystems')}
            text={entries?.length ? '' : t('portal.noSystemsText')}
          />
        </div>
      ) : (
        <ul className={styles.modules} aria-busy={!shown}>
          {shown?.map((entry) => <ModuleTile key={entry.item.menuId} entry={entry} waiting={waiting} />) ?? <ModuleBones />}
        </ul>
      )}
      {arranging && entries && <ArrangeDialog entries={entries} onClose={() => setArranging(false)} />}
    </section>
  );
}

function ModuleBones() {
  return Array.from({ length: 9 }, (_, bone) => bone).map((bone) => (
    <li key={bone} className={clsx(styles.module, ui.card)} aria-hidden>
      <Bone width={48} height={48} />
      <Bone width={140} />
    </li>
  ));
}
