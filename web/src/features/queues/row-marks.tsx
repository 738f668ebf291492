import type { QueueRow, RowHint } from '@sarabun/contract/queues/todo-lists';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconArrowForwardUp, IconBan, IconGavel, IconPaperclip, IconUserCheck, IconUserShare, IconUsers } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { agency } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { useWaitingOn } from '../../platform/offline/waiting';
import { useDates } from '../../platform/thai-date';
import { Chip } from '../../ui/chip';
import { Kept } from '../../ui/kept';
import ui from '../../ui/styles/ui.module.css';
import { DueMark } from '../follow-up';
import styles from './queue.module.css';

const marks = {
  withFile: IconPaperclip,
  toPerson: IconUserCheck,
  assigned: IconUserShare,
  forwarded: IconArrowForwardUp,
  commandCarriedOut: IconGavel,
  onBehalf: IconUsers,
  receiptCancelled: IconBan,
};
type RowMark = keyof typeof marks;

/** The marks of a row (specification §4, row markers). */
function marksOf(row: QueueRow, hint: RowHint): RowMark[] {
  const has: Record<RowMark, boolean> = {
    withFile: row.hasFile,
    toPerson: row.sentToPerson,
    assigned: hint.assigned,
    forwarded: row.forwarded,
    commandCarriedOut: row.commandCarriedOut,
    onBehalf: row.onBehalf && agency().dashboard.marksOnBehalf,
    receiptCancelled: row.receiptCancelled,
  };
  return (Object.keys(marks) as RowMark[]).filter((mark) => has[mark]);
}

/** The second line of a row: due day, waiting time, then the marks with words. */
export function RowMarks({ row, hint }: { row: QueueRow; hint: RowHint }) {
  const { t } = useText();
  const dates = useDates();
  const shown = marksOf(row, hint);
  const waits = useWaitingOn(row.legId).length > 0;
  return (
    <span className={clsx(styles.rowMarks, ui.xs, ui.muted)} title={shown.map((mark) => t(`queues.marks.${mark}`)).join(' · ') || undefined}>
      {waits && <Chip tone="blue">{t('queues.waits')}</Chip>}
      <DueMark dueOn={hint.dueOn} />
      {hint.secrecy > 1 && <Chip tone="gold">{t(`common.secrecy.${hint.secrecy as 2 | 3}`)}</Chip>}
      {hint.receivedUnder && <span className={ui.num}>{t('queues.receivedUnder', { number: toThaiDigits(hint.receivedUnder) })}</span>}
      {hint.givenTo && (
        <span className={ui.strong}>
          <Kept>{t('queues.givenTo', { name: hint.givenTo })}</Kept>
        </span>
      )}
      <span>{dates.ago(hint.sentAt)}</span>
      {shown.map((mark) => {
        const Icon = marks[mark];
        return (
          <span key={mark} className={clsx(styles.rowMark, mark === 'receiptCancelled' && ui.inkRed)}>
            <Icon size={16} stroke={1.6} aria-hidden />
            {t(`queues.marks.${mark}`)}
          </span>
        );
      })}
    </span>
  );
}
