import { sql } from 'kysely';
import type { Database } from '../src/platform/database';

/** Whether an installation is empty, partly seeded (the process was killed), or in use. */
export async function stateOf(db: Database): Promise<'empty' | 'half' | 'inUse'> {
  const { rows } = await sql<{ persons: boolean; mark: string | null }>`
    select exists (select 1 from person) as persons,
      (select value from installation where name = 'demonstration') as mark`.execute(db);
  const { persons, mark } = rows[0] as { persons: boolean; mark: string | null };
  if (mark === 'started') return 'half';
  return persons ? 'inUse' : 'empty';
}

export async function mark(db: Database, value: 'started' | 'done'): Promise<void> {
  await sql`
    insert into installation (name, value) values ('demonstration', ${value}) on conflict (name)
      do update set value = excluded.value`.execute(db);
}

/**
 * Empties an installation that nobody could sign in to yet, keeping the rows written by migrations. Triggers that prevent emptying tables
 * are disabled meanwhile.
 */
export async function clear(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ table: string; trigger: string }>`
      select tgrelid::regclass::text as table, tgname as trigger from pg_trigger
      where tgname like '%\\_is\\_not\\_emptied'`.execute(transaction);
    const each = async (what: 'disable' | 'enable') => {
      for (const { table, trigger } of rows) await sql.raw(`alter table ${table} ${what} trigger ${trigger}`).execute(transaction);
    };
    await each('disable');
    await empty(transaction);
    await each('enable');
  });
}

async function empty(db: Database): Promise<void> {
  await sql`
    truncate unit, person, post, desk, document, file, device, audit, queue_count,
      doc_search restart identity cascade`.execute(db);
  await sql`delete from job where kind <> 'chore'`.execute(db);
}

/** The named accounts with their owners, for the start-up message. */
export async function describeAccounts(db: Database, usernames: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ username: string; name: string; post: string }>`
    select a.username, p.prefix || p.first_name || ' ' || p.last_name as name,
      coalesce((select q.name_th from seat s join post q on q.id = s.post_id
        where s.person_id = p.id and s.function = 'holder' order by s.is_main desc, s.id limit 1), '') as post
    from account a join person p on p.id = a.person_id where a.username = any(${usernames})
    order by array_position(${usernames}::text[], a.username)`.execute(db);
  return rows.map(({ username, name, post }) => `${username.padEnd(12)}${name}  ${post}`);
}
