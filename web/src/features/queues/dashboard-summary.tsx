import { queues } from '@sarabun/contract/queues/queue';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import type { Tile } from '@sarabun/contract/queues/todo-lists';
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

/** One sentence: what is urgent today, and where to begin. */
export function DashboardSummary({ tiles, onOpen }: { tiles: readonly Tile[]; onOpen: (code: QueueCode) => void }) {
  const { t } = useText();
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
