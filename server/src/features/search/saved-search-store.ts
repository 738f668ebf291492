import type { AskedSearch, SavedSearch } from '@sarabun/contract/search/search';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

export async function findSaved(db: Database, personId: number): Promise<SavedSearch[]> {
  const { rows } = await sql<SavedSearch>`
    select id, name, asked, saved_at as "savedAt" from saved_search where person_id = ${personId}
    order by name collate "th-x-icu", id`.execute(db);
  return rows;
}

/** Saves a search; null if the person has one with this name. Searches of one person are added one after another. */
export async function insertSaved(db: Transaction, saved: { personId: number; name: string; asked: AskedSearch; now: Date }): Promise<SavedSearch | null> {
  const { rows } = await sql<SavedSearch>`
    insert into saved_search (person_id, name, asked, saved_at)
    values (${saved.personId}, ${saved.name}, ${JSON.stringify(saved.asked)}, ${saved.now})
    on conflict do nothing returning id, name, asked, saved_at as "savedAt"`.execute(db);
  return rows[0] ?? null;
}

/** The number of a person's saved searches, with a lock that prevents adding another in the meantime. */
export async function countSaved(db: Transaction, personId: number): Promise<number> {
  await sql`select 1 from person where id = ${personId} for no key update`.execute(db);
  const { rows } = await sql<{ total: number }>`select count(*) as total from saved_search where person_id = ${personId}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Deletes a saved search of this person; false if it does not exist. */
export async function deleteSaved(db: Transaction, id: number, personId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from saved_search where id = ${id} and person_id = ${personId}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
