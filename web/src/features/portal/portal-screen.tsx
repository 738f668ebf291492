import { useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { hasFunction } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { LinkedLetter } from '../queues';
import { CollectionCards } from './collection-cards';
import { ModuleTile } from './module-tile';
import styles from './portal.module.css';
import { useLauncherMenu } from './use-menus';
import { useWaiting } from './use-waiting';
import { WelcomeBand } from './welcome-band';

/** The portal: what waits for the person, the systems, and news of the collections. */
export function PortalScreen() {
  const { t } = useText();
  const waiting = useWaiting();
  const search = useSearch({ strict: false });
  const linked = search.t ?? search.d ?? search.document ?? search.leg;
  return (
    <>
      <WelcomeBand waiting={waiting} />
      <div className={styles.portalGrid}>
        <section>
          <h2 className={clsx(ui.h3, styles.portalTitle)}>{t('portal.systems')}</h2>
          <Modules waiting={waiting?.count} />
        </section>
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

function Modules({ waiting }: { waiting: number | undefined }) {
  const { t } = useText();
  const { entries, below, isError, error, refetch } = useLauncherMenu();
  if (isError && !entries) {
    return (
      <div className={ui.card}>
        <BlankState kind="error" title={t('portal.systemsFailed')} text={error?.message}>
          <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
        </BlankState>
      </div>
    );
  }
  if (entries?.length === 0) {
    return (
      <div className={ui.card}>
        <BlankState kind="empty" title={t('portal.noSystems')} text={t('portal.noSystemsText')} />
      </div>
    );
  }
  return (
    <ul className={styles.modules} aria-busy={!entries}>
      {entries?.map((entry) => <ModuleTile key={entry.item.menuId} entry={entry} below={below(entry.item.menuId)} waiting={waiting} />) ?? <ModuleBones />}
    </ul>
  );
}

function ModuleBones() {
  return [1, 2, 3, 4, 5, 6].map((bone) => (
    <li key={bone} className={clsx(styles.module, ui.card)} aria-hidden>
      <Bone width={48} height={48} />
      <Bone width={140} />
    </li>
  ));
}
