import { bangkokDay } from '@sarabun/contract/values/buddhist-date';

const minute = 60_000;
const dayLength = 24 * 60 * minute;
/** Office hours in minutes after midnight, Bangkok time: 08:30–12:00 and 13:00–16:30. */
const halves = [
  [8 * 60 + 30, 12 * 60],
  [13 * 60, 16 * 60 + 30],
] as const;
const minutesOfDay = halves.reduce((sum, [from, to]) => sum + to - from, 0);

/** Durations in office minutes. */
export const hours = 60;
export const workingDay = minutesOfDay;

/** Public holidays of every year, month and day. */
const holidays = new Set([
  '01-01',
  '04-06',
  '04-13',
  '04-14',
  '04-15',
  '05-01',
  '05-04',
  '06-03',
  '07-28',
  '08-12',
  '10-13',
  '10-23',
  '12-05',
  '12-10',
  '12-31',
]);

export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day.slice(5));
}

/** A day some calendar days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** The working day `days` working days later, or earlier if negative. */
export function workingDayAfter(day: string, days: number): string {
  let found = day;
  for (let left = Math.abs(days); left > 0; ) {
    found = dayAfter(found, Math.sign(days));
    if (isWorkingDay(found)) left--;
  }
  return found;
}

const startOf = (day: string) => Date.parse(`${day}T00:00:00+07:00`);

/** Office minutes that have passed on the day of a moment. */
function minutesWorked(moment: Date): number {
  const day = bangkokDay(moment);
  if (!isWorkingDay(day)) return 0;
  const clock = (moment.getTime() - startOf(day)) / minute;
  return halves.reduce((sum, [from, to]) => sum + Math.min(Math.max(clock - from, 0), to - from), 0);
}

/** The moment at which `worked` office minutes of a working day have passed. */
function momentOf(day: string, worked: number): Date {
  let left = worked;
  for (const [from, to] of halves) {
    if (left <= to - from) return new Date(startOf(day) + (from + left) * minute);
    left -= to - from;
  }
  return new Date(startOf(day) + halves[1][1] * minute);
}

/** The moment a number of office minutes before another. */
export function workingMinutesBefore(moment: Date, minutes: number): Date {
  let day = bangkokDay(moment);
  let left = minutes - minutesWorked(moment);
  if (left <= 0 && isWorkingDay(day)) return momentOf(day, -left);
  do {
    day = workingDayAfter(day, -1);
    left -= minutesOfDay;
  } while (left > 0);
  return momentOf(day, -left);
}

/** All working days between two days, both included. */
export function workingDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) if (isWorkingDay(day)) days.push(day);
  return days;
}
