import type { QueueRow, RowHint } from '@sarabun/contract/queues/todo-lists';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconArrowForwardUp, IconBan, IconGavel, IconPaperclip, IconUserCheck, IconUserShare, IconUsers } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { agency } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { useWaitingOn } from '../../platform/offline/waiting';
import { useDates } from '../../platform/thai-date';
import { Chip } from '../../ui/chip';
import { Kept } from '../../ui/kept';
import ui from '../../ui/styles/ui.module.css';
import { watchLine } from '../../ui/tables/one-line';
import { DueMark } from '../follow-up';
import styles from './row-marks.module.css';
import { useDesks } from './use-queues';

/** The most important first: what does not fit is left out from the end. */
const marks = {
  receiptCancelled: IconBan,
  toPerson: IconUserCheck,
  assigned: IconUserShare,
  commandCarriedOut: IconGavel,
  onBehalf: IconUsers,
  forwarded: IconArrowForwardUp,
  withFile: IconPaperclip,
};
type RowMark = keyof typeof marks;

/** The marks of a row (specification §4, row markers). */
function marksOf(row: QueueRow, hint: RowHint): RowMark[] {
  const has: Record<RowMark, boolean> = {
    receiptCancelled: row.receiptCancelled,
    toPerson: row.sentToPerson,
    assigned: hint.assigned,
    commandCarriedOut: row.commandCarriedOut,
    onBehalf: row.onBehalf && agency().dashboard.marksOnBehalf,
    forwarded: row.forwarded,
    withFile: row.hasFile,
  };
  return (Object.keys(marks) as RowMark[]).filter((mark) => has[mark]);
}

/** What is said of a row besides its subject: what forbids to go on, due day, class, who has it, receive number, waiting time, then the other marks with words. */
export function RowMarks({ row, hint, saysGivenTo = true }: { row: QueueRow; hint: RowHint; saysGivenTo?: boolean }) {
  const { t } = useText();
  const standsFor = useStandsFor(hint.deskId);
  const dates = useDates();
  const waits = useWaitingOn(row.legId).length > 0;
  const shown = marksOf(row, hint);
  const drawn = (mark: RowMark) => {
    const Icon = marks[mark];
    return (
      <span key={mark} className={clsx(styles.mark, mark === 'receiptCancelled' && ui.inkRed)}>
        <Icon size={16} stroke={1.6} aria-hidden />
        {t(`queues.marks.${mark}`)}
      </span>
    );
  };
  return (
    <OnOneLine>
      {waits && <Chip tone="blue">{t('queues.waits')}</Chip>}
      {shown.filter((mark) => mark === 'receiptCancelled').map(drawn)}
      {hint.sentBack && <Chip tone="amber">{t('queues.marks.sentBack')}</Chip>}
      <DueMark dueOn={hint.dueOn} />
      {hint.secrecy > 1 && <Chip tone="gold">{t(`common.secrecy.${hint.secrecy as 2 | 3}`)}</Chip>}
      {saysGivenTo && hint.givenTo && (
        <span className={ui.strong}>
          <Kept>{t('queues.givenTo', { name: hint.givenTo })}</Kept>
        </span>
      )}
      {hint.receivedUnder && <span className={ui.num}>{t('queues.receivedUnder', { number: toThaiDigits(hint.receivedUnder) })}</span>}
      {standsFor && <Chip tone="blue">{t('queues.standsFor', { desk: standsFor })}</Chip>}
      <span>{dates.ago(hint.sentAt)}</span>
      {shown.filter((mark) => mark !== 'receiptCancelled').map(drawn)}
    </OnOneLine>
  );
}

/** The post on whose desk a row is, if the person only acts there. */
function useStandsFor(deskId: number): string | undefined {
  const { data: desks = [] } = useDesks();
  const desk = desks.find((one) => one.deskId === deskId);
  return desk?.functions.every((one) => one === 'acting') ? desk.name : undefined;
}

/** Parts on one line of a table; those that do not fit are counted after it, and named by its title. In a card they take more lines. */
function OnOneLine({ children }: { children: ReactNode }) {
  const line = useRef<HTMLSpanElement>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  // The parts change with the row: a line that is watched anew is measured anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => (line.current ? watchLine(line.current, setLeft) : undefined), [children]);
  return (
    <span ref={line} className={clsx(styles.line, ui.xs, ui.muted)}>
      <span className={styles.parts}>{children}</span>
      {left.length > 0 && (
        <span className={clsx(styles.more, ui.num)} title={left.join(' · ')} aria-hidden>
          +{left.length}
        </span>
      )}
    </span>
  );
}
