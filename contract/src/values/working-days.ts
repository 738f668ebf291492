import { dayAfter, daysBetween } from './buddhist-date';

/** A day on which the office is closed. */
export interface Holiday {
  /** `YYYY-MM-DD`; for a yearly holiday, the first one. */
  day: string;
  yearly: boolean;
  th: string;
  en: string;
}

/** The working days of an office: Monday to Friday without its holidays. */
export interface WorkingDays {
  /** The holiday on a day, or null; an ordinary weekend is not one. */
  holidayOn(day: string): Holiday | null;
  isWorkingDay(day: string): boolean;
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const isWeekday = (day: string) => weekdayOf(day) % 6 !== 0;

export function workingDays(holidays: readonly Holiday[]): WorkingDays {
  const once = new Map(holidays.filter(({ yearly }) => !yearly).map((holiday) => [holiday.day, holiday]));
  const everyYear = new Map(holidays.filter(({ yearly }) => yearly).map((holiday) => [holiday.day.slice(5), holiday]));
  const holidayOn = (day: string) => {
    const yearly = everyYear.get(day.slice(5));
    return once.get(day) ?? (yearly && yearly.day <= day ? yearly : null);
  };
  return { holidayOn, isWorkingDay: (day) => isWeekday(day) && !holidayOn(day) };
}

/** The first working day from a day on, including that day. */
export function workingDayFrom(calendar: WorkingDays, day: string): string {
  let found = day;
  while (!calendar.isWorkingDay(found)) found = dayAfter(found, 1);
  return found;
}

/** The n-th working day after a day. For 0 the day itself, or the next working day if it is not one. */
export function workingDayAfter(calendar: WorkingDays, day: string, n: number): string {
  let found = n === 0 ? workingDayFrom(calendar, day) : day;
  for (let left = n; left > 0; left--) found = workingDayFrom(calendar, dayAfter(found, 1));
  return found;
}

/** Limit for counting day by day. */
const furthest = 3660;

/** The number of working days after `from` up to and including `to`; 0 if `to` is not later. At most ten years are counted. */
export function workingDaysBetween(calendar: WorkingDays, from: string, to: string): number {
  const days = Math.min(daysBetween(from, to), furthest);
  let count = 0;
  for (let n = 1; n <= days; n++) if (calendar.isWorkingDay(dayAfter(from, n))) count++;
  return count;
}

/** A day, but none after the day on which the letter itself is due, unless that is over. Days are `YYYY-MM-DD`. */
export const dayWithin = (day: string, { today, latest }: { today: string; latest: string | null }): string =>
  latest !== null && latest >= today && latest < day ? latest : day;

/** The state of a due day. Days late are calendar days, days left are working days. */
export type DueState = { kind: 'late'; days: number } | { kind: 'today' } | { kind: 'left'; days: number };

/** The state of a due day on a given day, both `YYYY-MM-DD`. */
export function dueState(calendar: WorkingDays, dueOn: string, today: string): DueState {
  if (dueOn === today) return { kind: 'today' };
  if (dueOn < today) return { kind: 'late', days: daysBetween(dueOn, today) };
  return { kind: 'left', days: workingDaysBetween(calendar, today, dueOn) };
}
