import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

/** Whether a person has a right on a settings page through one of today's groups. */
export async function findRight(db: Database | Transaction, personId: number, page: string, right: 'query' | 'manage', now: Date): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select 1 from menu m join menu_permission_group p on p.menu_id = m.id
      where m.type = 's' and m.action = ${page} and p.may_query and (p.may_manage or ${right === 'query'})
        and p.group_id in (select groups_of_person(${personId}, ${now}::timestamptz::date))
    ) as has`.execute(db);
  return rows[0]?.has ?? false;
}
