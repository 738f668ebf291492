import { bangkokDay, bangkokTime, dayAfter } from '@sarabun/contract/values/buddhist-date';
import { type WorkingDays, workingDayFrom } from '@sarabun/contract/values/working-days';

/** When nothing leaves the system for a person. */
export interface QuietTimes {
  active: boolean;
  /** `HH:MM`; if later than `until`, the night between them. */
  from: string;
  until: string;
  /** Whether days that are not working days are quiet as well. */
  holidays: boolean;
}

export const bangkokMoment = (day: string, time: string): Date => new Date(`${day}T${time}:00+07:00`);

/** When the quiet time in which a moment lies ends; null if it lies in none. */
export function quietUntil(now: Date, { active, from, until, holidays }: QuietTimes, calendar: WorkingDays): Date | null {
  if (!active) return null;
  const [today, time] = [bangkokDay(now), bangkokTime(now)];
  const overnight = from > until;
  const isQuietHour = overnight ? time >= from || time < until : time >= from && time < until;
  const isQuietDay = holidays && !calendar.isWorkingDay(today);
  if (!isQuietHour && !isQuietDay) return null;
  // The first end of quiet hours from now on; a quiet day lasts to its midnight, or to the end of the hours that follow.
  const ends =
    isQuietDay && !isQuietHour ? afterDay(today, { from, until, overnight }) : { day: overnight && time >= from ? dayAfter(today, 1) : today, time: until };
  const day = holidays ? workingDayFrom(calendar, ends.day) : ends.day;
  return bangkokMoment(day, day === ends.day ? ends.time : morningOf({ from, until, overnight }));
}

interface Hours {
  from: string;
  until: string;
  overnight: boolean;
}

/** The time at which a day that is not quiet begins to be heard. */
const morningOf = ({ from, until, overnight }: Hours) => (overnight || from === '00:00' ? until : '00:00');
const afterDay = (day: string, hours: Hours) => ({ day: dayAfter(day, 1), time: morningOf(hours) });

/** The last of the times of digests that has passed, within a week; null if there was none. */
export function lastDigest(now: Date, times: readonly string[], calendar: WorkingDays): Date | null {
  for (let back = 0; back < 14; back++) {
    const day = dayAfter(bangkokDay(now), -back);
    const passed = [...times].sort().findLast((time) => bangkokMoment(day, time) <= now);
    if (passed && calendar.isWorkingDay(day)) return bangkokMoment(day, passed);
  }
  return null;
}

/** The next of the times of digests on a working day. */
export function nextDigest(now: Date, times: readonly string[], calendar: WorkingDays): Date {
  const today = bangkokDay(now);
  const [first = '08:30', ...rest] = [...times].sort();
  const later = [first, ...rest].find((time) => bangkokMoment(today, time) > now);
  if (later && calendar.isWorkingDay(today)) return bangkokMoment(today, later);
  return bangkokMoment(workingDayFrom(calendar, dayAfter(today, 1)), first);
}
