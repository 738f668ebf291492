import { toArabicDigits } from '@sarabun/contract/values/thai-digits';

const most = 5;

/** Reads numbers of days as a person types them, such as `3, 1`; none where the text is empty, null where it makes no sense. */
export function readDays(typed: string): number[] | null {
  const parts = toArabicDigits(typed)
    .split(/[\s,]+/)
    .filter((part) => part !== '');
  const days = parts.map(Number);
  return days.length <= most && days.every((day) => Number.isInteger(day) && day >= 1 && day <= 60) ? days : null;
}
