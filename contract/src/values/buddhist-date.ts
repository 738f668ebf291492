/** The language of a date: Thai or English words, the Buddhist Era in both. */
export type DateLanguage = 'th' | 'en';
/** `long` 21 พฤศจิกายน 2569, `short` 21 พ.ย. 2569, `numeric` 21/11/2569, `full` with the day of the week. */
export type DateStyle = 'full' | 'long' | 'short' | 'numeric';

const eraOffset = 543;
const bangkokOffset = 7 * 60 * 60 * 1000;
const dayLength = 24 * 60 * 60 * 1000;

const months = {
  th: {
    long: ['มกราคม', 'กุมภาพันธ์', 'มีนาคม', 'เมษายน', 'พฤษภาคม', 'มิถุนายน', 'กรกฎาคม', 'สิงหาคม', 'กันยายน', 'ตุลาคม', 'พฤศจิกายน', 'ธันวาคม'],
    short: ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.'],
  },
  en: {
    long: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
    short: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
} as const;

/** The months as Thai letters write them, in order. */
export const thaiMonths = months.th.long.map((long, index) => ({ long, short: months.th.short[index] as string }));

const weekdays = {
  th: ['วันอาทิตย์', 'วันจันทร์', 'วันอังคาร', 'วันพุธ', 'วันพฤหัสบดี', 'วันศุกร์', 'วันเสาร์'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const;

/** The days of the week from Sunday. */
export const daysOfWeek = weekdays.th.map((th, index) => ({ th, en: weekdays.en[index] as string }));

/** The place of a day `YYYY-MM-DD` in its week, from Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The calendar day `YYYY-MM-DD` of a moment in Bangkok, which has no summer time. */
export function bangkokDay(moment: Date): string {
  return new Date(moment.getTime() + bangkokOffset).toISOString().slice(0, 10);
}

/** The time `HH:MM` of a moment in Bangkok. */
export function bangkokTime(moment: Date): string {
  return new Date(moment.getTime() + bangkokOffset).toISOString().slice(11, 16);
}

/** The Buddhist year of a day `YYYY-MM-DD`. Registers count from 1 January. */
export function buddhistYear(day: string): number {
  return Number(day.slice(0, 4)) + eraOffset;
}

/** Days between two days `YYYY-MM-DD`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength);
}

/** Whether a period ends before it begins. */
export const isReversed = (from: string | undefined, to: string | undefined): boolean => from !== undefined && to !== undefined && from > to;

/** The day this many days after a day `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** Formats a day `YYYY-MM-DD` in the Buddhist Era with Arabic digits; for paper, apply `toThaiDigits`. */
export function formatDay(day: string, language: DateLanguage, style: DateStyle = 'short'): string {
  const month = Number(day.slice(5, 7)) - 1;
  const date = Number(day.slice(8, 10));
  const year = buddhistYear(day);
  if (style === 'numeric') return `${day.slice(8, 10)}/${day.slice(5, 7)}/${year}`;
  if (style === 'short') return `${date} ${months[language].short[month]} ${year}`;
  const long = `${date} ${months[language].long[month]} ${year}`;
  if (style === 'long') return long;
  const weekday = weekdays[language][weekdayOf(day)];
  return language === 'th' ? `${weekday}ที่ ${long}` : `${weekday} ${long}`;
}

/** The month of a day `YYYY-MM-DD`, such as พฤศจิกายน 2569. */
export function formatMonth(day: string, language: DateLanguage): string {
  return `${months[language].long[Number(day.slice(5, 7)) - 1]} ${buddhistYear(day)}`;
}

/** The part of a list by dates in which a day stands: today, yesterday, earlier in the same week (from Monday), or its month `YYYY-MM`. */
export function dateGroup(day: string, today: string): 'today' | 'yesterday' | 'week' | `${number}-${number}` {
  const days = daysBetween(day, today);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return days <= sinceMonday ? 'week' : (day.slice(0, 7) as `${number}-${number}`);
}

/** Formats a moment as day and time in Bangkok, such as 21/11/2569 14:05. */
export function formatMoment(moment: Date, language: DateLanguage, style: DateStyle = 'short'): string {
  return `${formatDay(bangkokDay(moment), language, style)} ${bangkokTime(moment)}`;
}

/** The same with seconds, where the order of what happened matters. */
export function formatInstant(moment: Date, language: DateLanguage, style: DateStyle = 'short'): string {
  return `${formatMoment(moment, language, style)}:${String(moment.getUTCSeconds()).padStart(2, '0')}`;
}

const monthNumbers = new Map(
  Object.values(months).flatMap(({ long, short }) => [long, short].flatMap((names) => names.map((name, index) => [name.toLowerCase(), index + 1]))),
);

/** The months by their names in both languages, long and short, in small letters. */
export const writtenMonths: ReadonlyMap<string, number> = monthNumbers;

/** Words for days near today, by their distance from it. */
const nearDays: Readonly<Record<string, number>> = { วันนี้: 0, เมื่อวาน: -1, เมื่อวานนี้: -1, พรุ่งนี้: 1, today: 0, yesterday: -1, tomorrow: 1 };

/** Where a day lies that is typed without its year: the nearest one up to today, or from today on. */
export type DaySide = 'past' | 'future';

const asDay = (year: number, month: number, date: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** The year of a day that is typed without it. */
function yearNear(today: string, month: number, date: number, side: DaySide | undefined): number {
  const year = Number(today.slice(0, 4));
  const day = asDay(year, month, date);
  if (side === 'past' && day > today) return year - 1;
  return side === 'future' && day < today ? year + 1 : year;
}

/** The numbers of a typed day; years are in the Common Era. Null if the text has another form. */
function typedParts(text: string, today?: string, side?: DaySide): { date: number; month: number; year: number } | null {
  const away = today === undefined ? undefined : nearDays[text.trim().toLowerCase()];
  if (today !== undefined && away !== undefined) {
    const [year = 0, month = 0, date = 0] = dayAfter(today, away).split('-').map(Number);
    return { date, month, year };
  }
  const arabic = text
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/(?<=\d)\s*([^\d\s/-][^\d\s/-]+)\s*(?=\d{2,4}|$)/, (all, word: string) => {
      const month = monthNumbers.get(word.toLowerCase());
      return month ? `/${month}/` : all;
    });
  const [, onDate, inMonth] = (today !== undefined && /^\s*(\d{1,2})[/.\-\s](\d{1,2})\/?\s*$/.exec(arabic)) || [];
  if (today !== undefined && onDate && inMonth) {
    const [date, month] = [Number(onDate), Number(inMonth)];
    return { date, month, year: yearNear(today, month, date, side) };
  }
  const parts = /^\s*(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})\s*$/.exec(arabic) ?? /^\s*(\d{2})(\d{2})(\d{4}|\d{2})\s*$/.exec(arabic);
  if (!parts) return null;
  const [, date = '', month = '', typedYear = ''] = parts;
  const full = typedYear.length === 2 ? 2500 + Number(typedYear) : Number(typedYear);
  return { date: Number(date), month: Number(month), year: full >= 2400 ? full - eraOffset : full };
}

const daysOfMonth = (month: number, year: number) => (month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31);
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * Parses a typed day (`d/m/yyyy` or `d/m/yy` with `/`, `.`, `-` or spaces, the month as a number or a word, or digits `ddmmyyyy` or `ddmmyy`; Thai or Arabic
 * digits, Buddhist or Common Era; with `today` also words such as วันนี้, and a day without its year, which is then the current one or that on the given
 * side of today) as `YYYY-MM-DD`. Years from 2400 and those of two digits are Buddhist. Null if there is no such day.
 */
export function parseDay(text: string, today?: string, side?: DaySide): string | null {
  const parts = typedParts(text, today, side);
  if (!parts) return null;
  const { date, month, year } = parts;
  if (month < 1 || month > 12 || date < 1 || date > daysOfMonth(month, year)) return null;
  return asDay(year, month, date);
}

/** The years of the Buddhist Era that a typed day may have: before, letters were not registered; after, a digit is wrong. */
const firstYear = 2343;
const lastYear = 2700;

/** What is wrong with a typed day; `month` is its name, `year` is of the Buddhist Era. */
export type DayFault =
  | { kind: 'form' }
  | { kind: 'noMonth'; month: number }
  | { kind: 'noDay' }
  | { kind: 'noLeapDay'; year: number }
  | { kind: 'monthEnds'; month: string; days: number }
  | { kind: 'farYear'; year: number };

/** Says why a typed day is none, or none that a person can mean. Null if it can be taken. */
export function dayFault(text: string, language: DateLanguage, today?: string, side?: DaySide): DayFault | null {
  const parts = typedParts(text, today, side);
  if (!parts) return { kind: 'form' };
  const { date, month, year } = parts;
  const name = months[language].long[month - 1];
  if (name === undefined) return { kind: 'noMonth', month };
  if (date < 1) return { kind: 'noDay' };
  const buddhist = year + eraOffset;
  if (buddhist < firstYear || buddhist > lastYear) return { kind: 'farYear', year: buddhist };
  const days = daysOfMonth(month, year);
  if (date <= days) return null;
  return month === 2 && date === 29 ? { kind: 'noLeapDay', year: buddhist } : { kind: 'monthEnds', month: name, days };
}

/** The age of a day in whole days, as notifications show it (specification §4): today, 1–6 days, a week, then the date. */
export type Age = { kind: 'today' } | { kind: 'days'; days: number } | { kind: 'week' } | { kind: 'date' };

/** The age shown in a notification. A future day counts as today, because clocks differ. */
export function ageOf(moment: Date, now: Date): Age {
  const days = daysBetween(bangkokDay(moment), bangkokDay(now));
  if (days <= 0) return { kind: 'today' };
  if (days < 7) return { kind: 'days', days };
  return days === 7 ? { kind: 'week' } : { kind: 'date' };
}
