import { type RawBuilder, sql } from 'kysely';

/** Whether a row with `starts_on` and `ends_on` (both included, the end may be open) is in force on the day of a moment in Bangkok. */
export function inForce(alias: string, now: Date): RawBuilder<boolean> {
  const row = sql.raw(alias);
  return sql`
    (${row}.starts_on <= ${now}::timestamptz::date
      and (${row}.ends_on is null or ${row}.ends_on >= ${now}::timestamptz::date))`;
}
