import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { type DueState, dueState } from '@sarabun/contract/values/working-days';
import { IconAlarm, IconClockExclamation, IconHourglass } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type Say, useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import ui from '../../ui/styles/ui.module.css';
import styles from './due.module.css';
import { useAwaitsHolidays, useWorkingDays } from './use-working-days';

/** Working days before a due day at which it is marked as near. */
const soon = 2;

export function dueWords(t: Say, state: DueState): string {
  if (state.kind === 'late') return t('dates.due.late', { n: state.days });
  if (state.kind === 'today') return t('dates.due.today');
  return state.days === 0 ? t('dates.due.leftNone') : t('dates.due.left', { n: state.days });
}

const looks = { late: IconAlarm, today: IconClockExclamation, soon: IconClockExclamation, ample: IconHourglass };

const classes = { late: styles.late, today: styles.today, soon: styles.soon, ample: styles.ample };

/**
 * A due day as a traffic light with words: overdue, due today, or the working days left. Amber stands for time; red is reserved for speed.
 */
export function DueMark({ dueOn }: { dueOn: string | null }) {
  const { t } = useText();
  const dates = useDates();
  const calendar = useWorkingDays();
  const awaits = useAwaitsHolidays();
  if (!dueOn) return null;
  const state = dueState(calendar, dueOn, bangkokDay(new Date()));
  const light = state.kind !== 'left' ? state.kind : state.days <= soon ? 'soon' : 'ample';
  const Icon = looks[light];
  return (
    <span className={clsx(ui.chip, styles.dueMark, classes[light])} title={t('dates.due.dueOn', { day: dates.day(dueOn, 'full') })}>
      <Icon size={13} aria-hidden />
      {awaits && state.kind === 'left' ? dates.day(dueOn) : dueWords(t, state)}
    </span>
  );
}
