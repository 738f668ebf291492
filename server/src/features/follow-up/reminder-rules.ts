import { type WorkingDays, workingDayAfter, workingDaysBetween } from '@sarabun/contract/values/working-days';

/** When the office wants to be reminded. */
export interface ReminderSetting {
  /** So many working days before a due day. */
  beforeDays: readonly number[];
  onDay: boolean;
  /** After it every so many working days; 0 for never. */
  overdueEvery: number;
  /** From which hour of a working day. */
  fromHour: number;
}

/**
 * The stage that a due day has reached today, in working days: -3 three before it, 0 on it, 1, 4 … past it; null where none has been
 * reached. A day on which nobody was reminded is made up for: the stage stays reached until the next.
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

/** The last due day that a round on a day can be about. */
export function horizonOf(calendar: WorkingDays, today: string, { beforeDays }: ReminderSetting): string {
  return workingDayAfter(calendar, today, Math.max(0, ...beforeDays));
}

/** Which event a stage is. */
export function eventOfStage(stage: number): 'dueSoon' | 'dueToday' | 'overdue' {
  if (stage === 0) return 'dueToday';
  return stage < 0 ? 'dueSoon' : 'overdue';
}
