import { useMediaQuery } from '@mantine/hooks';
import type { QueueRow, RowHint } from '@sarabun/contract/queues/todo-lists';
import { letterNumberInThai } from '@sarabun/contract/values/thai-digits';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n';
import { Chip } from '../../ui/chip';
import { Kept } from '../../ui/kept';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { pressRow } from '../../ui/tables/press-row';
import { SortHeader, type Sorting } from '../../ui/tables/sort-header';
import { ViewButton } from '../../ui/tables/view-button';
import { Token } from '../../ui/token';
import { SpeedMark } from '../settings';
import styles from './queue.module.css';
import { RowMarks } from './row-marks';
import type { Choosing } from './use-chosen';

/** A row of a queue with its hint. */
export interface QueueEntry {
  row: QueueRow;
  hint: RowHint;
}

interface QueueTableProps {
  title: string;
  /** The column before the button: the sender, or the command (specification §2). */
  last: 'organisation' | 'commandText';
  /** Null while the first rows load. */
  entries: QueueEntry[] | null;
  sorting: Sorting | null;
  onSort: (sorting: Sorting) => void;
  onOpen: (entry: QueueEntry) => void;
  /** If letters can be chosen for a bulk action. */
  choosing?: Choosing | null;
}

/** Where the last column has no room: what it says stands below the subject. */
const withoutFrom = 'screen and (max-width: 1180px)';

const columnLooks = {
  typeName: styles.colTypeName,
  speedName: styles.colSpeedName,
  number: styles.colNumber,
  subject: clsx(ui.subjectColumn, styles.colSubject),
  organisation: styles.colOrganisation,
  commandText: styles.colCommandText,
};

/** The columns of a queue, each of which it can be sorted by. */
export const columnsOf = (last: QueueTableProps['last']) => ['typeName', 'speedName', 'number', 'subject', last] as const;

/** A queue as a table: the row and its button open the letter. */
export function QueueTable({ title, last, entries, sorting, onSort, onOpen, choosing = null }: QueueTableProps) {
  const { t } = useText();
  const noFrom = useMediaQuery(withoutFrom, false, { getInitialValueInEffect: false });
  return (
    <table className={clsx(ui.dt, styles.table)}>
      <caption className={ui.vh}>{title}</caption>
      <thead>
        <tr>
          {columnsOf(last).map((column) => (
            <SortHeader key={column} column={column} title={t(`queues.columns.${column}`)} className={columnLooks[column]} sorting={sorting} onSort={onSort} />
          ))}
          <th scope="col" className={styles.colView}>
            <span className={ui.vh}>{t('queues.view')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries === null ? (
          <BoneRows />
        ) : (
          entries.map((entry) => <Row key={entry.row.legId} entry={entry} last={last} noFrom={noFrom} choosing={choosing} onOpen={() => onOpen(entry)} />)
        )}
      </tbody>
    </table>
  );
}

interface RowProps {
  entry: QueueEntry;
  last: QueueTableProps['last'];
  /** The last column has no room. */
  noFrom: boolean;
  choosing: Choosing | null;
  onOpen: () => void;
}

function Row({ entry: { row, hint }, last, noFrom, choosing, onOpen }: RowProps) {
  const { t } = useText();
  const from = row[last] ?? '';
  return (
    <tr className={hint.opened ? undefined : ui.unread} onClick={pressRow(onOpen)}>
      <td>
        {choosing && <ChooseBox choosing={choosing} row={row} />}
        {row.typeName}
      </td>
      <td>
        <SpeedMark speed={hint.speed} />
      </td>
      <td>
        <Token>{letterNumberInThai(row.number)}</Token>
      </td>
      <td className={styles.subject}>
        <div className={clsx(ui.sm, ui.clip2, styles.words)} title={row.subject}>
          <UnreadWord hint={hint} />
          <Kept>{row.subject}</Kept>
        </div>
        {noFrom && (
          <div className={styles.under}>
            {hint.givenTo ? (
              <span className={clsx(ui.clip, ui.sm, ui.strong, styles.givenTo)} title={from}>
                <Kept>{t('queues.givenTo', { name: hint.givenTo })}</Kept>
              </span>
            ) : (
              <span className={clsx(ui.clip, ui.sm, ui.soft, styles.from)}>{from}</span>
            )}
            <RowMarks row={row} hint={hint} saysGivenTo={false} />
          </div>
        )}
      </td>
      <td className={styles.organisation}>
        <div className={ui.clip} title={[from, row.senderTypeName].filter(Boolean).join(' · ')}>
          <Kept>{from}</Kept>
        </div>
        {!noFrom && <RowMarks row={row} hint={hint} />}
      </td>
      <td>
        <ViewButton subject={row.subject} legId={row.legId} onOpen={onOpen} />
      </td>
    </tr>
  );
}

/** Chooses a letter without opening it. */
function ChooseBox({ choosing, row }: { choosing: Choosing; row: QueueRow }) {
  const { t } = useText();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box itself is reached and pressed by keyboard
    <label className={styles.choose} onClick={(event) => event.stopPropagation()}>
      <input
        type="checkbox"
        aria-label={t('queues.choose', { subject: row.subject })}
        checked={choosing.chosen.has(row.legId)}
        onChange={(event) => choosing.choose([row.legId], event.target.checked)}
      />
    </label>
  );
}

/** One's own unopened letter is bold, which not everybody sees; that others have not opened theirs is said to everybody. */
function UnreadWord({ hint: { opened, givenTo } }: { hint: RowHint }) {
  const { t } = useText();
  if (opened) return null;
  if (!givenTo) return <span className={ui.vh}>{t('queues.unread')} </span>;
  return (
    <>
      <Chip>{t('queues.unread')}</Chip>{' '}
    </>
  );
}

const boneWidths = [62, 84, 54, 76, 68, 48, 80, 58, 70, 64];

function BoneRows(): ReactNode {
  return boneWidths.map((width) => (
    <tr key={width} aria-hidden>
      <td>
        <Bone width="74%" />
      </td>
      <td>
        <Bone width={64} height={20} />
      </td>
      <td>
        <Bone width="82%" />
      </td>
      <td>
        <Bone width={`${width}%`} />
      </td>
      <td>
        <Bone width={`${110 - width}%`} />
      </td>
      <td>
        <Bone width={78} height={30} />
      </td>
    </tr>
  ));
}

/** A queue below the width of a tablet: one card per letter. */
export function QueueCards({ last, entries, onOpen, choosing = null }: Pick<QueueTableProps, 'last' | 'entries' | 'onOpen' | 'choosing'>) {
  if (entries === null) {
    return boneWidths.slice(0, 6).map((width) => (
      <div key={width} className={styles.card} aria-hidden>
        <Bone width="50%" />
        <Bone width={`${width}%`} />
      </div>
    ));
  }
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.row.legId} className={styles.cardPlace}>
          {choosing && <ChooseBox choosing={choosing} row={entry.row} />}
          <button
            type="button"
            className={clsx(styles.card, !entry.hint.opened && styles.unread)}
            data-row
            data-leg={entry.row.legId}
            onClick={() => onOpen(entry)}
          >
            <span className={clsx(ui.row, ui.between, ui.xs, ui.soft)}>
              <span>
                {entry.row.typeName} <Token>{letterNumberInThai(entry.row.number)}</Token>
              </span>
              <SpeedMark speed={entry.hint.speed} />
            </span>
            <span className={clsx(ui.clip2, styles.cardSubject)}>
              <UnreadWord hint={entry.hint} />
              <Kept>{entry.row.subject}</Kept>
            </span>
            <span className={clsx(ui.sm, ui.soft, ui.clip)}>{entry.row[last]}</span>
            <RowMarks row={entry.row} hint={entry.hint} />
          </button>
        </li>
      ))}
    </ul>
  );
}
