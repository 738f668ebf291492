import pg from 'pg';

const usual = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;

const zero = 48;
const digit = (text: string, at: number) => text.charCodeAt(at) - zero;
const twoDigits = (text: string, at: number) => digit(text, at) * 10 + digit(text, at + 1);
const minuteMs = 60_000;

/** Digits of a second beyond milliseconds are left out, as a `Date` has none. */
function milliseconds(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < from + 3; at++) value = value * 10 + (at < to ? digit(text, at) : 0);
  return value;
}

/**
 * A moment as PostgreSQL writes it in the time zone of our sessions: `2026-11-21 09:30:00.123456+07`. Lists hold hundreds of them, and the
 * driver's own reader, which knows every form, takes five times as long; it still reads all others.
 */
export function readMoment(text: string): Date {
  const zone = text.length - 3;
  const sign = text.charAt(zone);
  const isUsual = text.charAt(4) === '-' && text.charAt(10) === ' ' && text.charAt(16) === ':' && (sign === '+' || sign === '-');
  if (!isUsual || (zone !== 19 && text.charAt(19) !== '.')) return usual(text);
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  // `Date.UTC` takes years up to 99 for those of the last century.
  if (year < 100) return usual(text);
  const whole = Date.UTC(year, twoDigits(text, 5) - 1, twoDigits(text, 8), twoDigits(text, 11), twoDigits(text, 14), twoDigits(text, 17));
  const hours = twoDigits(text, zone + 1);
  return new Date(whole + (zone > 20 ? milliseconds(text, 20, zone) : 0) - (sign === '+' ? hours : -hours) * 60 * minuteMs);
}
