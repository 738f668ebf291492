import { sql } from 'kysely';
import type { Database } from '../database';
import type { Trouble } from './outside-store';

/** Letter codes under which several open registries number: from before the code of a registry was its own. */
export async function sharedLetterCodes(db: Database): Promise<Trouble> {
  const { rows } = await sql<Trouble>`
    select count(*)::int as count, string_agg(code || ': ' || names, E'\n' order by code) as detail
    from (
      select min(u.letter_code) as code, string_agg(u.shown_name, ', ' order by u.id) as names from unit u
      where u.has_registry and u.closed_on is null and u.letter_code <> ''
      group by letter_code_key(u.letter_code) having count(*) > 1
    ) shared`.execute(db);
  return rows[0] ?? { count: 0, detail: null };
}
