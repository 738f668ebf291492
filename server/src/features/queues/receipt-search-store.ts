import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../platform/like-pattern';
import { steadyArray } from '../../platform/steady-array';
import type { Viewer } from './place-store';

/** A receive number as it is typed, alone or with its year: `145`, `145/2569`. */
const receiveNumber = /^\s*(\d{1,7})(?:\s*\/\s*(\d{4}))?\s*$/;

/**
 * SQL: whether the letter `d` of a row `e` has a normalised text in its number, subject or sender, or was received at the desk of the row
 * under the number that the text is. The receipts are found once, in the registers of the viewer's own desks: the same number is in every
 * register of every year.
 */
export function holdsText(search: string, { places }: Viewer): RawBuilder<unknown> {
  const text = sql`d.search_text like ${containing(search)}`;
  const [, number, year] = receiveNumber.exec(search) ?? [];
  if (number === undefined) return text;
  const desks = steadyArray([...new Set(places.map(({ deskId }) => deskId))]);
  return sql`(${text} or (e.document_id, e.desk_id) in (
    select r.document_id, t.to_desk_id
    from desk k join register g on g.unit_id = k.unit_id and g.kind = 'receive'
      join number_series s on s.register_id = g.id
      join register_entry r on r.register_id = s.register_id and r.year = s.year and r.number = ${Number(number)}
      join leg t on t.id = r.leg_id and t.to_desk_id = k.id
    where k.id = any(${desks}) and r.document_id is not null and r.state = 'issued'
      ${year === undefined ? sql`` : sql`and s.year = ${Number(year)}`}))`;
}

/** SQL: the number under which the letter of a row `e` was received at the desk of the row, with its year; null where it was not. */
export const receivedUnder = sql`(
  select r.number || '/' || r.year from register_entry r join leg t on t.id = r.leg_id
  where r.document_id = e.document_id and r.state = 'issued' and t.to_desk_id = e.desk_id
  order by r.id limit 1)`;
