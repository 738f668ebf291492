import { buddhistYear, formatDay } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { Random } from './random';
import { dayAfter, isWorkingDay, workingDayAfter } from './working-time';

const rooms = ['๑ ชั้น ๙', '๒ ชั้น ๕', 'ศรีสำราญ ชั้น ๓', 'ราชพฤกษ์ ชั้น ๔', 'แกรนด์ ชั้น ๒ โรงแรมริมน้ำ', 'อเนกประสงค์ อาคาร ๒'];

/** A day as printed: ๑๕ มกราคม ๒๕๖๙. */
export const printedDay = (day: string) => toThaiDigits(formatDay(day, 'th', 'long'));

/** A day as printed on orders and certificates: ๑๕ มกราคม พ.ศ. ๒๕๖๙. */
export const printedDayOfEra = (day: string) => printedDay(day).replace(/ (\S+)$/, ' พ.ศ. $1');

const workday = (day: string) => (isWorkingDay(day) ? day : workingDayAfter(day, 1));

/** The values of a text's placeholders in a letter of this day, the same for subject and body. */
export function slotsOf(day: string, chance: Random, [x = '', y = '']: readonly string[]): Record<string, string> {
  const year = buddhistYear(day);
  const thai = (value: number) => toThaiDigits(String(value));
  const slots: Record<string, string> = {
    year: thai(year),
    nextyear: thai(year + 1),
    fy: thai(year + 1),
    month: printedDay(day).split(' ')[1] ?? '',
    n: thai(chance.between(2, 9)),
    m: thai(chance.between(120, 4800)),
    many: thai(chance.between(5, 12) * 5),
    money: toThaiDigits((chance.between(30, 980) * 100).toLocaleString('en')),
    percent: toThaiDigits(`${chance.between(21, 68)}.${chance.between(10, 99)}`),
    room: chance.pick(rooms),
    past: printedDay(workingDayAfter(day, -chance.between(8, 30))),
  };
  for (const days of [5, 7, 10, 14, 21, 30]) slots[`d${days}`] = printedDay(workday(dayAfter(day, days)));
  slots.x = fill(x, slots);
  slots.y = fill(y, slots);
  return slots;
}

export function fill(text: string, slots: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`nothing fills {${name}} in: ${text}`);
    return value;
  });
}
