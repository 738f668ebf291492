import type { Tile } from '@sarabun/contract/queues/todo-lists';
import { IconAlarm, IconBolt } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Chip } from '../../ui/chip';
import { QueueIcon } from '../../ui/icons';
import ui from '../../ui/styles/ui.module.css';
import styles from './dashboard.module.css';
import { countsHandovers, hueOf } from './queue-look';

/** The sheets behind the folder's cover: none, some, many. */
const depthOf = (count: number) => (count === 0 ? 0 : count < 10 ? 1 : 2);

/** A work queue as a presentation folder (แฟ้มเสนอ): its count, its title, and its most urgent item. */
export function QueueTile({ tile, onOpen }: { tile: Tile; onOpen: () => void }) {
  const { t } = useText();
  const hue = hueOf(tile);
  return (
    <button type="button" className={clsx(styles.tile, hue.className)} style={hue.style} data-depth={depthOf(tile.count)} onClick={onOpen}>
      <span className={clsx(styles.count, ui.num)}>
        {tile.count}
        <small>{t(countsHandovers(tile.code) ? 'queues.items' : 'queues.letters', { n: tile.count })}</small>
      </span>
      <span className={ui.ficon}>
        <QueueIcon name={tile.icon} />
      </span>
      <span className={clsx(styles.title, ui.clip2)}>{tile.title}</span>
      <span className={styles.tail}>
        <TileTail tile={tile} />
      </span>
    </button>
  );
}

function TileTail({ tile }: { tile: Tile }) {
  const { t } = useText();
  const dates = useDates();
  // Finished work does not wait.
  if (tile.count === 0) return tile.code === 'jobCompleted' ? null : <span className={ui.vh}>{t('queues.nothingWaits')}</span>;
  if (tile.mostUrgent === 0 && tile.overdue === 0) {
    // The age of finished work is not shown.
    return (
      tile.oldestAt &&
      tile.code !== 'jobCompleted' && <span className={clsx(ui.sm, ui.muted, ui.clip)}>{t('queues.oldest', { when: dates.ago(tile.oldestAt) })}</span>
    );
  }
  return (
    <>
      {tile.mostUrgent > 0 && (
        <Chip tone="red">
          <IconBolt size={14} fill="currentColor" aria-hidden />
          {t('queues.mostUrgent', { n: tile.mostUrgent })}
        </Chip>
      )}
      {tile.overdue > 0 && (
        <Chip tone="amber">
          <IconAlarm size={14} stroke={2} aria-hidden />
          {t('queues.overdue', { n: tile.overdue })}
        </Chip>
      )}
    </>
  );
}
