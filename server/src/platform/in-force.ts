import { type RawBuilder, sql } from 'kysely';

/** Whether a row with `starts_on` and `ends_on` (both included, the end may be null) is in force on the Bangkok day of a moment. */
export const inForce = (alias: string, now: Date): RawBuilder<boolean> => inForceOn(alias, sql`${now}::timestamptz::date`);

/** The same for a day: a column, or a date such as `2026-11-21`. */
export function inForceOn(alias: string, day: RawBuilder<unknown> | string): RawBuilder<boolean> {
  const row = sql.raw(alias);
  const on = typeof day === 'string' ? sql`${day}::date` : day;
  return sql`(${row}.starts_on <= ${on} and (${row}.ends_on is null or ${row}.ends_on >= ${on}))`;
}
