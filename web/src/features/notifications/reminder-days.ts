import { toArabicDigits } from '@sarabun/contract/values/thai-digits';

const most = 5;

const partsOf = (typed: string) =>
  toArabicDigits(typed)
    .split(/[\s,]+/)
    .filter((part) => part !== '');

/** Parses typed numbers of days, such as `3, 1`; none for an empty text, null if invalid. */
export function readDays(typed: string): number[] | null {
  const days = partsOf(typed).map(Number);
  return days.length <= most && days.every((day) => Number.isInteger(day) && day >= 1 && day <= 60) ? days : null;
}

const maxTimes = 6;

/** Parses typed times, such as `8.30, 13:00`; null if invalid or empty. */
export function readTimes(typed: string): string[] | null {
  const parts = partsOf(typed).map((part) => /^(\d{1,2})[:.](\d{2})$/.exec(part));
  const times = parts.map((part) => (part && Number(part[1]) < 24 && Number(part[2]) < 60 ? `${part[1]?.padStart(2, '0')}:${part[2]}` : null));
  const known = times.filter((time) => time !== null);
  return known.length === times.length && known.length > 0 && known.length <= maxTimes ? known : null;
}
