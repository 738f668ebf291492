import { dayFault, daysOfWeek, parseDay, weekdayOf, writtenMonths } from '../values/buddhist-date';
import { toArabicDigits } from '../values/thai-digits';

/** A day in a text that is not in the calendar, or stands there with another day of the week. */
export interface DayProblem {
  code: 'noSuchDay' | 'wrongWeekday';
  /** As written. */
  found: string;
  /** The last day of its month, or the day of the week that it has. */
  expected: string;
}

const weekdays = daysOfWeek.flatMap(({ th, en }, index) => [
  { word: th.replace('วัน', ''), index },
  { word: en, index },
]);
const weekdayNames = [...weekdays.map(({ word }) => word), 'พฤหัส'].sort((one, other) => other.length - one.length).join('|');
const monthNames = [...writtenMonths.keys()]
  .map((name) => name.replaceAll('.', '\\.'))
  .sort((one, other) => other.length - one.length)
  .join('|');
const weekday = `(?:(?:วัน)?(?<weekday>${weekdayNames})(?:\\s?ที่)?,?\\s*(?:วันที่\\s*)?)?`;
const year = '(?:,?\\s*(?:(?:พ\\.\\s?ศ\\.|ค\\.\\s?ศ\\.|B\\.E\\.)\\s*)?(?<year>\\d{4})(?!\\d))?';
/** What is counted by such words is no day. */
const begins = '(?<![\\d/.,:]|ฉบับที่ ?|ครั้งที่ ?|ข้อ ?)';

/** Ways to write a day; letters keep their places in a text of Arabic digits. */
const ways = [
  new RegExp(`${weekday}${begins}(?<date>\\d{1,2})(?:st|nd|rd|th)?\\s*(?:of\\s+|เดือน\\s?)?(?<month>${monthNames})(?![a-z])${year}`, 'giu'),
  new RegExp(`${weekday}(?<![a-z])(?<month>${monthNames})\\s+(?<date>\\d{1,2})(?:st|nd|rd|th)?,\\s*(?<year>\\d{4})(?!\\d)`, 'giu'),
  new RegExp(`${weekday}${begins}(?<date>\\d{1,2})/(?<month>1[0-2]|0?[1-9])/(?<year>(?:19|20|24|25|26)\\d{2})(?![\\d/])`, 'giu'),
];

/** The days of a text that no calendar has. A day without a year is judged by its month alone. */
export function daysProblems(text: string): DayProblem[] {
  const arabic = toArabicDigits(text);
  const found = ways.flatMap((way) => [...arabic.matchAll(way)]).sort((one, other) => one.index - other.index);
  return found.flatMap((match) => {
    const written = text.slice(match.index, match.index + match[0].length).trim();
    return problemOf(match.groups as Parts, written) ?? [];
  });
}

type Parts = { weekday?: string; date: string; month: string; year?: string };

function problemOf({ weekday: named, date, month, year: typedYear }: Parts, found: string): DayProblem | null {
  const number = writtenMonths.get(month.toLowerCase()) ?? Number(month);
  // In a leap year, as nobody knows which one is meant.
  const typed = `${date}/${number}/${typedYear ?? 2571}`;
  const fault = dayFault(typed, 'th');
  if (fault?.kind === 'monthEnds') return { code: 'noSuchDay', found, expected: String(fault.days) };
  if (fault?.kind === 'noLeapDay') return { code: 'noSuchDay', found, expected: '28' };
  const day = fault ? null : parseDay(typed);
  if (!day || !named || !typedYear) return null;
  const is = weekdayOf(day);
  const says = weekdays.find(({ word }) => word.toLowerCase().startsWith(named.toLowerCase()))?.index;
  if (says === is) return null;
  return { code: 'wrongWeekday', found, expected: daysOfWeek[is]?.[/[ก-๙]/u.test(named) ? 'th' : 'en'] ?? '' };
}
