import { toArabicDigits } from '@sarabun/contract/values/thai-digits';

const most = 5;

const partsOf = (typed: string) =>
  toArabicDigits(typed)
    .split(/[\s,]+/)
    .filter((part) => part !== '');

/** Reads numbers of days as a person types them, such as `3, 1`; none where the text is empty, null where it makes no sense. */
export function readDays(typed: string): number[] | null {
  const days = partsOf(typed).map(Number);
  return days.length <= most && days.every((day) => Number.isInteger(day) && day >= 1 && day <= 60) ? days : null;
}

const maxTimes = 6;

/** Reads times of a day as a person types them, such as `8.30, 13:00`; null where they make no sense or there is none. */
export function readTimes(typed: string): string[] | null {
  const parts = partsOf(typed).map((part) => /^(\d{1,2})[:.](\d{2})$/.exec(part));
  const times = parts.map((part) => (part && Number(part[1]) < 24 && Number(part[2]) < 60 ? `${part[1]?.padStart(2, '0')}:${part[2]}` : null));
  const known = times.filter((time) => time !== null);
  return known.length === times.length && known.length > 0 && known.length <= maxTimes ? known : null;
}
