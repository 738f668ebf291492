import { type WorkingDays, workingDayAfter, workingDaysBetween } from '@sarabun/contract/values/working-days';

/** When the office wants reminders. */
export interface ReminderSetting {
  /** Numbers of working days before a due day. */
  beforeDays: readonly number[];
  onDay: boolean;
  /** The interval in working days after it; 0 for never. */
  overdueEvery: number;
  /** The earliest hour of a working day. */
  fromHour: number;
}

/**
 * The stage that a due day has reached today, in working days: -3 three days before it, 0 on it, 1, 4 … past it; null if none. A missed day
 * is made up for: a stage stays reached until the next one.
 */
export function reachedStage(calendar: WorkingDays, dueOn: string, today: string, { beforeDays, onDay, overdueEvery }: ReminderSetting): number | null {
  if (dueOn === today) return onDay ? 0 : null;
  if (dueOn > today) {
    const left = Math.max(1, workingDaysBetween(calendar, today, dueOn));
    const reached = beforeDays.filter((days) => days >= left);
    return reached.length > 0 ? -Math.min(...reached) : null;
  }
  const late = workingDaysBetween(calendar, dueOn, today);
  if (overdueEvery === 0 || late === 0) return null;
  return late - ((late - 1) % overdueEvery);
}

/** The last due day that a round on this day can be about. */
export function horizonOf(calendar: WorkingDays, today: string, { beforeDays }: ReminderSetting): string {
  return workingDayAfter(calendar, today, Math.max(0, ...beforeDays));
}

export function eventOfStage(stage: number): 'dueSoon' | 'dueToday' | 'overdue' {
  if (stage === 0) return 'dueToday';
  return stage < 0 ? 'dueSoon' : 'overdue';
}
