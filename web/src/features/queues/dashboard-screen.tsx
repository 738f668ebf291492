import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import { IconPencilPlus, IconRubberStamp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { hasFunction } from '../../platform/agency';
import { allTexts, useText } from '../../platform/i18n';
import { FailedState } from '../../ui/blank-state';
import { SearchBox } from '../../ui/fields/search-box';
import { lazyDialog } from '../../ui/lazy-dialog';
import { withLetterTexts } from '../../ui/lazy-part';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { whenIdle } from '../../ui/when-idle';
import { askCollections, CollectionPanels } from '../collections';
import { preloadDocumentDialog } from '../documents';
import styles from './dashboard.module.css';
import { DashboardSummary } from './dashboard-summary';
import { DeskSelect } from './desk-select';
import { OpenLetter } from './open-letter';
import { QueueTile } from './queue-tile';
import { dutiesOf, orderTiles } from './tile-order';
import { useDashboardState } from './use-dashboard-state';
import { useLetterLink } from './use-letter-link';
import { useQueueSearch } from './use-queue-search';
import { useDesks, useTiles } from './use-queues';

const MyDayDialog = lazyDialog(async () => (await import('./my-day/my-day-dialog')).MyDayDialog);
const QueueDialog = lazyDialog(withLetterTexts(async () => (await import('./queue-dialog')).QueueDialog));

/** The work dashboard: a folder for each work queue, and the book collections below (specification §2). */
export function DashboardScreen() {
  const { t } = useText();
  const [state, change] = useDashboardState();
  const tiles = useTiles(state);
  const desks = useDesks();
  const duties = dutiesOf(desks.data ?? []);
  // Nothing comes before what stands above it is known: it would move under the pointer.
  const shown = desks.isPending ? undefined : tiles.data && orderTiles(tiles.data, duties);
  // The panels are drawn after the tiles, in slices.
  const isAnswered = shown !== undefined || tiles.isError;
  const isSettled = useDeferredValue(isAnswered, false);
  useLetterLink(state, change);
  const openQueue = (queue: QueueCode) => change({ queue, search: state.find, page: undefined, sort: undefined, order: undefined, only: undefined });
  const closeQueue = () =>
    change({ queue: undefined, page: undefined, sort: undefined, order: undefined, search: undefined, only: undefined, first: undefined });
  // The panels come below the tiles, and their answers need not wait for those.
  useEffect(() => {
    if (hasFunction('collections')) askCollections();
  }, []);
  // Preload, so that the first queue or letter opens without waiting for its code.
  useEffect(
    () =>
      whenIdle(() => {
        void QueueDialog.preload();
        preloadDocumentDialog();
        // The texts of other pages, which open as fast.
        void allTexts().catch(() => undefined);
      }),
    [],
  );
  const openTile = tiles.data?.find((tile) => tile.code === state.queue);
  return (
    <>
      <div className={clsx(ui.row, ui.between, ui.wrap, styles.head)}>
        <div>
          <h1 className={ui.h1}>{t('queues.title')}</h1>
          {shown ? <DashboardSummary tiles={shown} find={state.find ?? ''} onOpen={openQueue} /> : <p className={ui.soft}>{'\u00a0'}</p>}
        </div>
        {!desks.isPending && (
          <div className={clsx(ui.row, ui.wrap, styles.tools)}>
            <Link to="/sarabun/drafts" className={clsx(ui.btn, ui.ghost)}>
              {t('shell.myDrafts')}
            </Link>
            <Link to="/sarabun/compose" className={clsx(ui.btn, duties.receives && ui.ghost)}>
              <IconPencilPlus size={19} stroke={1.8} aria-hidden />
              {t('shell.newLetter')}
            </Link>
            {duties.receives && (
              <Link to="/sarabun/receive" className={ui.btn}>
                <IconRubberStamp size={19} stroke={1.8} aria-hidden />
                {t('queues.receive')}
              </Link>
            )}
            <DeskSelect desk={state.desk} onDesk={(desk) => change({ desk }, { replace: true })} />
            <FindInQueues find={state.find ?? ''} onFind={(find) => change({ find }, { replace: true })} />
            <button type="button" className={clsx(ui.plain, ui.sm, styles.link)} onClick={() => change({ did: 'today' })}>
              {t('queues.myDay')}
            </button>
          </div>
        )}
      </div>
      {tiles.isError && !tiles.data ? (
        <div className={ui.card}>
          <FailedState query={tiles} title={t('queues.tilesFailed')} />
        </div>
      ) : (
        <section className={styles.tiles} aria-label={t('queues.tiles')} aria-busy={tiles.isFetching || isAnswered !== isSettled}>
          {shown?.map((tile) => <QueueTile key={tile.code} tile={tile} onOpen={() => openQueue(tile.code)} />) ?? (desks.isPending ? null : <TileBones />)}
        </section>
      )}
      {!isSettled && <div className={styles.below} aria-hidden />}
      {isSettled && hasFunction('collections') && <CollectionPanels onOpen={(document, leg) => change({ document, leg: leg ?? undefined })} />}
      {state.queue && (
        <Suspense>
          <QueueDialog code={state.queue} tile={openTile} state={state} change={change} onClose={closeQueue} />
        </Suspense>
      )}
      {state.did && (
        <Suspense>
          <MyDayDialog onOpen={(document) => change({ document, leg: undefined })} onClose={() => change({ did: undefined })} />
        </Suspense>
      )}
      {state.document && !state.queue && <OpenLetter documentId={state.document} state={state} change={change} />}
    </>
  );
}

function TileBones() {
  return Array.from({ length: 8 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike
    <div key={index} className={styles.tile} aria-hidden>
      <Bone width={54} height={36} />
      <Bone width={42} height={42} />
      <Bone width={130} />
    </div>
  ));
}

function FindInQueues({ find, onFind }: { find: string; onFind: (find: string | undefined) => void }) {
  const { t } = useText();
  const [typed, setTyped] = useQueueSearch(find, onFind);
  return <SearchBox className={styles.find} label={t('queues.findInAll')} placeholder={t('queues.findInAllHint')} value={typed} onChange={setTyped} />;
}
