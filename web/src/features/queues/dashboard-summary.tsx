import { queueTable } from '@sarabun/contract/constants';
import { queues } from '@sarabun/contract/queues/queue';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import type { Tile } from '@sarabun/contract/queues/todo-lists';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { Kept } from '../../ui/kept';
import ui from '../../ui/styles/ui.module.css';
import styles from './dashboard.module.css';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The queue to begin with: most urgent letters first, then overdue ones, then the fullest queue. Watching queues are excluded. */
function firstToDo(tiles: readonly Tile[]): Tile | undefined {
  return tiles
    .filter((tile) => tile.count > 0 && !queues[tile.code].watching)
    .sort((a, b) => b.mostUrgent - a.mostUrgent || b.overdue - a.overdue || b.count - a.count)[0];
}

interface DashboardSummaryProps {
  tiles: readonly Tile[];
  /** The search in all queues: the tiles count what it found. */
  find: string;
  onOpen: (code: QueueCode) => void;
}

/** One sentence: what is urgent today, and where to begin; under a search, what it found. */
export function DashboardSummary({ tiles, find, onOpen }: DashboardSummaryProps) {
  const { t } = useText();
  const sought = find.trim();
  if (sought.length >= queueTable.minSearchLength) return <Found tiles={tiles} sought={sought} />;
  const work = tiles.filter((tile) => !queues[tile.code].watching);
  const urgent = sum(work.map((tile) => tile.mostUrgent));
  const overdue = sum(work.map((tile) => tile.overdue));
  const first = firstToDo(tiles);
  // Their tiles say it too; without a word about them the sentence would seem wrong.
  const watched = sum(tiles.map((tile) => (queues[tile.code].watching && queues[tile.code].presses ? tile.overdue : 0)));
  const others = watched > 0 && <Kept>{` · ${t('queues.overdueElsewhere', { n: watched })}`}</Kept>;
  if (!first)
    return (
      <p className={ui.soft}>
        {t('queues.deskClear')}
        {others}
      </p>
    );
  return (
    <p className={ui.soft} aria-live="polite">
      {urgent + overdue === 0 ? t('queues.nothingPresses') : t('queues.today')}{' '}
      {urgent > 0 && (
        <b className={ui.inkRed}>
          <Kept>{t('queues.mostUrgentLetters', { n: urgent })}</Kept>
        </b>
      )}
      {urgent > 0 && overdue > 0 && ` ${t('queues.and')} `}
      {overdue > 0 && (
        <b className={styles.inkAmber}>
          <Kept>{t('queues.overdueLetters', { n: overdue })}</Kept>
        </b>
      )}{' '}
      {t('queues.beginWith')}{' '}
      <button type="button" className={clsx(ui.plain, styles.link)} onClick={() => onOpen(first.code)}>
        {first.title}
      </button>
      {others}
    </p>
  );
}

/** What a search in all queues found, and the way to the search of all letters, which are not all in a queue. */
function Found({ tiles, sought }: { tiles: readonly Tile[]; sought: string }) {
  const { t } = useText();
  const n = sum(tiles.map(({ count }) => count));
  return (
    <p className={ui.soft} aria-live="polite">
      {n === 0 ? t('queues.foundNothing', { words: sought }) : t('queues.foundSome', { words: sought, n })}{' '}
      <Link to="/sarabun/search" search={{ q: sought }} className={styles.link}>
        {t('queues.searchAll')}
      </Link>
    </p>
  );
}
