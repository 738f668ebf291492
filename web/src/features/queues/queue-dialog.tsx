import { useMediaQuery } from '@mantine/hooks';
import { queues } from '@sarabun/contract/queues/queue';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import type { Tile } from '@sarabun/contract/queues/todo-lists';
import { IconBolt, IconRefresh, IconSortAscending2, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { agency, hasFunction, rowsOn } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { keys } from '../../platform/keys';
import { useLastSeen } from '../../platform/offline/seen';
import { useDates } from '../../platform/thai-date';
import { BlankState } from '../../ui/blank-state';
import { Button, IconButton } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { largeDialogWidth } from '../../ui/dialogs/dialog-width';
import { SearchBox } from '../../ui/fields/search-box';
import { QueueIcon } from '../../ui/icons';
import { Kept } from '../../ui/kept';
import { lazyPart } from '../../ui/lazy-part';
import ui from '../../ui/styles/ui.module.css';
import { TabTitle } from '../../ui/tab-title';
import { Pager } from '../../ui/tables/pager';
import { narrowWidth, SortChoice } from '../../ui/tables/sort-choice';
import type { Sorting } from '../../ui/tables/sort-header';
import { useRowKeys } from '../../ui/tables/use-row-keys';
import { preloadDocumentDialog, useRegistries } from '../documents';
import { KeepFolder } from '../offline';
import { type DashboardSearch, sortableColumns } from './dashboard-search';
import { Narrowing } from './narrowing';
import { OpenLetter } from './open-letter';
import styles from './queue.module.css';
import { countsHandovers, hueOf } from './queue-look';
import { columnsOf, QueueCards, type QueueEntry, QueueTable } from './queue-table';
import { SentBackLine } from './sent-back-line';
import { SignChosen, useSigning } from './sign-chosen';
import { useGiving, useReceiving } from './use-chosen';
import type { ChangeDashboard } from './use-dashboard-state';
import { useKnownTotal, useStepBack } from './use-queue-place';
import { useQueueSearch } from './use-queue-search';
import { useQueuePage, useSentBack } from './use-queues';

const GiveChosen = lazyPart(async () => (await import('./give-chosen')).GiveChosen);
const ReceiveChosen = lazyPart(async () => (await import('./receive-chosen')).ReceiveChosen);

interface QueueDialogProps {
  code: QueueCode;
  /** The tile of the queue; missing for a moment when a link opens the queue. */
  tile: Tile | undefined;
  state: DashboardSearch;
  change: ChangeDashboard;
  onClose: () => void;
}

/** A work queue, ten rows at a time, sorted and searched by the server, and the letter of it that is open, which lies in front whichever of the two comes first. */
export function QueueDialog(props: QueueDialogProps) {
  const { state, change } = props;
  const [signs, setSigns] = useState(false);
  return (
    <>
      <Queue {...props} signs={signs} onSigns={setSigns} />
      {state.document && !signs && <OpenLetter documentId={state.document} state={state} change={change} />}
    </>
  );
}

interface QueueProps extends QueueDialogProps {
  /** Whether the dialog that signs several letters is open. */
  signs: boolean;
  onSigns: (signs: boolean) => void;
}

function Queue({ code, tile, state, change, onClose, signs, onSigns }: QueueProps) {
  const { t } = useText();
  const page = useQueuePage(code, state);
  const seenAt = useLastSeen();
  const updatedAt = seenAt?.getTime() ?? page.dataUpdatedAt;
  const list = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const narrow = useMediaQuery(narrowWidth, false, { getInitialValueInEffect: false });
  useRowKeys({ list, search, active: state.document === undefined && !signs });
  const title = tile?.title ?? t('queues.queue');
  const entries = useMemo<QueueEntry[] | null>(
    () => page.data?.data.flatMap((row, index) => (page.data.hints[index] ? [{ row, hint: page.data.hints[index] }] : [])) ?? null,
    [page.data],
  );
  const last = code === 'jobCommand' && agency().dashboard.showsCommandText ? 'commandText' : 'organisation';
  const open = ({ row }: QueueEntry) => change({ document: row.documentId, leg: row.legId });
  const { signing, receiving, giving, choosing } = useChoosing(code);
  useStepBack(page.data, state, change);
  const sentBack = useSentBack(code, state, page.data);
  const total = useKnownTotal(code, state, page.data?.total);
  useEffect(preloadDocumentDialog, []);
  return (
    <DialogFrame title={title} width={largeDialogWidth()} onClose={onClose} sheet className={styles.dialog} placeClassName={styles.place}>
      <QueueHead code={code} tile={tile} title={title} updatedAt={updatedAt} total={total} isNarrowed={isNarrowed(state)} onClose={onClose} />
      <QueueTools
        code={code}
        title={title}
        state={state}
        change={change}
        search={search}
        columns={columnsOf(last)}
        busy={page.isFetching}
        onRefresh={() => void page.refetch()}
      />
      <SentBackLine count={sentBack} state={state} change={change} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section ref={list} className={styles.rows} tabIndex={0} aria-label={t('queues.rowsOf', { title })} aria-busy={page.isFetching}>
        {page.isError && entries === null ? (
          <BlankState kind="error" title={t('queues.rowsFailed')} text={page.error.message}>
            <Button icon={<IconRefresh size={19} aria-hidden />} onClick={() => void page.refetch()}>
              {t('common.retry')}
            </Button>
          </BlankState>
        ) : entries?.length === 0 ? (
          <EmptyQueue code={code} state={state} change={change} checkedAt={updatedAt} />
        ) : narrow ? (
          <QueueCards last={last} entries={entries} onOpen={open} choosing={choosing} />
        ) : (
          <QueueTable
            title={title}
            last={last}
            entries={entries}
            sorting={sortingOf(state)}
            onSort={(sorting) => change(sortedBy(sorting), { replace: true })}
            onOpen={open}
            choosing={choosing}
          />
        )}
      </section>
      {receiving && entries && (
        <Suspense>
          <ReceiveChosen choosing={receiving} entries={entries} onOpen={open} />
        </Suspense>
      )}
      {giving && entries && (
        <Suspense>
          <GiveChosen choosing={giving} entries={entries} />
        </Suspense>
      )}
      {signing && entries && <SignChosen choosing={signing} entries={entries} state={state} change={change} isAsked={signs} onAsk={onSigns} />}
      <span className={ui.vh} role="status">
        {choosing && choosing.chosen.size > 0 && t('queues.chosen', { n: choosing.chosen.size })}
      </span>
      <QueueFoot
        code={code}
        chooses={choosing !== null}
        page={state.page ?? 1}
        shown={page.data && { page: page.data.page, rows: page.data.data.length }}
        total={total}
        loading={page.isPending}
        onPage={(next) => change({ page: next === 1 ? undefined : next })}
      />
    </DialogFrame>
  );
}

/** What may be chosen in the rows of a queue, and for what. */
function useChoosing(code: QueueCode) {
  const signing = useSigning(code === 'sign');
  const receiving = useReceiving(code === 'unreceived' && hasFunction('bulkReceive'));
  const giving = useGiving(code);
  return { signing, receiving, giving, choosing: signing ?? receiving ?? giving };
}

const isNarrowed = ({ search, only, find }: DashboardSearch) => [search, only, find].some(Boolean);
const sortingOf = ({ sort, order }: DashboardSearch): Sorting | null => (sort ? { column: sort, order: order ?? 'asc' } : null);
const sortedBy = ({ column, order }: Sorting) => ({ sort: sortableColumns.find((one) => one === column), order, first: undefined, page: undefined });

interface QueueHeadProps extends Pick<QueueDialogProps, 'code' | 'tile' | 'onClose'> {
  title: string;
  updatedAt: number;
  total: number | undefined;
  /** The rows are not all letters of the queue, or the tile does not count all: the numbers of one are not those of the other. */
  isNarrowed: boolean;
}

function QueueHead({ code, tile, title, updatedAt, total, isNarrowed, onClose }: QueueHeadProps) {
  const { t } = useText();
  const dates = useDates();
  const hue = hueOf(tile ?? { code, color: queues[code].color });
  return (
    <header className={clsx(ui.dialogHead, styles.head, hue.className)} style={hue.style}>
      <TabTitle>{title}</TabTitle>
      <span className={ui.ficon}>
        <QueueIcon name={tile?.icon ?? queues[code].icon} size={24} />
      </span>
      <div className={ui.grow}>
        <h1 className={clsx(ui.h2, ui.clip)} tabIndex={-1} data-autofocus>
          {title}
        </h1>
        <p className={clsx(ui.sm, ui.muted, ui.num, ui.hideS)}>
          {[updatedAt > 0 && t('queues.updatedAt', { time: dates.timeOrMoment(new Date(updatedAt)) }), code === 'unreceived' && t('queues.unreceivedAre')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {!isNarrowed && tile !== undefined && tile.mostUrgent > 0 && (
        <span className={ui.hideS}>
          <Chip tone="red">
            <IconBolt size={14} fill="currentColor" aria-hidden />
            {t('queues.mostUrgent', { n: tile.mostUrgent })}
          </Chip>
        </span>
      )}
      {total !== undefined && total > 0 && (
        <span className={clsx(styles.total, ui.num)} aria-live="polite">
          {total} <span className={clsx(ui.sm, ui.muted)}>{t(countsHandovers(code) ? 'queues.items' : 'queues.letters', { n: total })}</span>
        </span>
      )}
      <IconButton label={t('common.close')} onClick={onClose}>
        <IconX size={22} aria-hidden />
      </IconButton>
    </header>
  );
}

interface QueueToolsProps {
  code: QueueCode;
  title: string;
  state: DashboardSearch;
  change: ChangeDashboard;
  search: RefObject<HTMLInputElement | null>;
  columns: ReturnType<typeof columnsOf>;
  busy: boolean;
  onRefresh: () => void;
}

function QueueTools({ code, title, state, change, search, columns, busy, onRefresh }: QueueToolsProps) {
  const { t } = useText();
  const [typed, setTyped] = useQueueSearch(state.search ?? '', (search) => change({ search, page: undefined }, { replace: true }));
  const phone = useMediaQuery('(max-width: 759px)', false, { getInitialValueInEffect: false });
  const cards = useMediaQuery(narrowWidth, false, { getInitialValueInEffect: false });
  return (
    <div className={styles.tools}>
      <SearchBox
        className={styles.find}
        inputRef={search}
        label={t('queues.findInQueue')}
        placeholder={t('queues.findInQueueHint')}
        value={typed}
        onChange={setTyped}
      />
      <Narrowing phone={phone} only={state.only} onNarrow={(only) => change({ only, page: undefined }, { replace: true })} />
      {cards && <CardOrder code={code} columns={columns} state={state} change={change} />}
      {!cards && queues[code].presses && (
        <fieldset className={clsx(ui.seg, styles.first)}>
          <legend className={ui.vh}>{t('queues.order')}</legend>
          <button
            type="button"
            aria-pressed={state.first === 'due'}
            onClick={() => change({ first: state.first === 'due' ? undefined : 'due', sort: undefined, order: undefined, page: undefined }, { replace: true })}
          >
            <IconSortAscending2 size={17} stroke={1.7} aria-hidden />
            {t('queues.dueFirst')}
          </button>
        </fieldset>
      )}
      <KeepFolder code={code} title={title} desk={state.desk} />
      <IconButton label={t('queues.refresh')} onClick={onRefresh}>
        <IconRefresh size={20} stroke={1.7} className={busy ? ui.spin : undefined} aria-hidden />
      </IconButton>
      {code === 'unreceived' && <ReceivingDeskLink />}
    </div>
  );
}

/** The order of a queue that is shown as cards. */
function CardOrder({ code, columns, state, change }: Pick<QueueToolsProps, 'code' | 'columns' | 'state' | 'change'>) {
  const { t } = useText();
  return (
    <SortChoice
      columns={columns.map((column) => ({ column, title: t(`queues.columns.${column}`) }))}
      sorting={sortingOf(state)}
      onSort={(sorting) => change(sortedBy(sorting), { replace: true })}
      others={
        <>
          <option value=":">{t('ui.usualOrder')}</option>
          {queues[code].presses && <option value=":due">{t('queues.dueFirst')}</option>}
        </>
      }
      other={state.first === 'due' ? ':due' : ':'}
      onOther={(other) => change({ first: other === ':due' ? 'due' : undefined, sort: undefined, order: undefined, page: undefined }, { replace: true })}
    />
  );
}

/** A link to the receiving desk for registrars; the letters of this queue are received where they are. */
function ReceivingDeskLink() {
  const { t } = useText();
  const { data: registries = [] } = useRegistries();
  if (registries.length === 0) return null;
  return (
    <Link to="/sarabun/receive" className={clsx(ui.btn, ui.ghost, styles.deskLink)}>
      {t('queues.openReceivingDesk')}
    </Link>
  );
}

function EmptyQueue({ code, state, change, checkedAt }: { code: QueueCode; state: DashboardSearch; change: ChangeDashboard; checkedAt: number }) {
  const { t } = useText();
  const dates = useDates();
  if (state.search || state.only) {
    return (
      <BlankState kind="empty" title={t('queues.noMatch')} text={t('queues.noMatchHint')}>
        <Button tone="ghost" onClick={() => change({ search: undefined, only: undefined, page: undefined })}>
          {t('queues.showAll')}
        </Button>
      </BlankState>
    );
  }
  return <BlankState kind="empty" title={t(`queues.empty.${code}`)} text={t('queues.emptyChecked', { time: dates.timeOrMoment(new Date(checkedAt)) })} />;
}

interface QueueFootProps {
  code: QueueCode;
  /** Rows have a box to choose them. */
  chooses: boolean;
  /** The page asked for. */
  page: number;
  /** The rows that are shown: those of the page before stay until the new ones are there, and without a connection some are not kept. */
  shown: { page: number; rows: number } | undefined;
  total: number | undefined;
  loading: boolean;
  onPage: (page: number) => void;
}

function QueueFoot({ code, chooses, page, shown, total, loading, onPage }: QueueFootProps) {
  const { t } = useText();
  const first = shown ? (shown.page - 1) * rowsOn('queues') + 1 : 0;
  return (
    <footer className={ui.pager}>
      <span className={clsx(ui.num, ui.grow)}>
        {loading ? (
          t('queues.loadingRows')
        ) : total && shown && shown.rows > 0 ? (
          <Kept>{t(countsHandovers(code) ? 'queues.shownItems' : 'queues.shown', { first, last: Math.min(total, first + shown.rows - 1), total })}</Kept>
        ) : total === 0 ? (
          t('queues.noRows')
        ) : (
          '—'
        )}
      </span>
      <span className={clsx(ui.row, ui.xs, ui.muted, ui.hideT, styles.keys)} aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('queues.keyRow')} <kbd>Enter</kbd> {t('queues.view')}
        {chooses && (
          <>
            <kbd>{keys.tick.shown}</kbd> {t('queues.keyChoose')}
          </>
        )}
        <kbd>/</kbd> {t('queues.keyFind')}
      </span>
      {total !== undefined && <Pager page={page} pageSize={rowsOn('queues')} total={total} onPage={onPage} />}
    </footer>
  );
}
