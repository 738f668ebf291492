import type { AppointmentState } from '@sarabun/contract/rights/appointment';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { containing } from '../../platform/like-pattern';

export interface AppointmentQuery {
  search: string;
  state: AppointmentState | undefined;
  today: string;
  limit: number;
  offset: number;
}

/** SQL: the name of a row of `person`. */
export const nameOf = (alias: string) => sql.raw(`${alias}.shown_name`);

/** SQL: whether the appointment `a` is current, future or past. */
export const stateOn = (today: string) =>
  sql<AppointmentState>`
    case when a.ends_on < ${today}::date or a.ended_at is not null then 'past'
      when a.starts_on > ${today}::date then 'coming' else 'running' end`;

/** SQL: the condition of a list of appointments `a` of persons `n`. */
export const narrowed = ({ search, state, today }: Pick<AppointmentQuery, 'search' | 'state' | 'today'>) => sql`
  (${state ?? null}::text is null or ${stateOn(today)} = ${state ?? null}::text)
  and (${search} = '' or n.search_text like fold(${containing(search)}))`;

export async function isInOffice(db: Transaction, personId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from person where id = ${personId} and closed_on is null for share`.execute(db);
  return rows.length > 0;
}

const most = 20;

export async function findPersons(db: Database, search: string): Promise<{ personId: number; name: string; unitName: string }[]> {
  const pattern = containing(search);
  const { rows } = await sql<{ personId: number; name: string; unitName: string }>`
    select n.id as "personId", ${nameOf('n')} as name, u.shown_name as "unitName" from person n
      join unit u on u.id = n.unit_id
    where n.closed_on is null and n.search_text like fold(${pattern})
    order by n.first_name collate "th-x-icu", n.last_name collate "th-x-icu", n.id limit ${sql.lit(most)}`.execute(db);
  return rows;
}
