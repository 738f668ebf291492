import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';

/** A tab that has not been heard of for this many seconds is gone. It tells of itself every 30. */
const goneAfter = 90;

export interface Lock {
  tab: string;
  personId: number;
  by: string;
  since: Date;
}

interface Holding {
  documentId: number;
  tab: string;
  personId: number;
  now: Date;
}

/** SQL: the lock `k` counts. */
const counts = (now: Date) => sql`k.seen_at > ${now}::timestamptz - make_interval(secs => ${goneAfter})`;

/** Keeps the lock for a tab that has it, and gives it to the tab if nobody has it. Of two tabs at once one gets it. */
export async function holdLock(db: Database, { documentId, tab, personId, now }: Holding): Promise<void> {
  await sql`
    insert into draft_lock as k (document_id, tab, person_id, since, seen_at)
    values (${documentId}, ${tab}, ${personId}, ${now}, ${now})
    on conflict (document_id) do update set tab = excluded.tab, person_id = excluded.person_id,
      seen_at = excluded.seen_at, since = case when k.tab = excluded.tab then k.since else excluded.since end
    where (k.tab = excluded.tab and k.person_id = excluded.person_id) or not ${counts(now)}`.execute(db);
}

/** Gives the lock to a tab, whoever has it. */
export async function giveLock(db: Transaction, { documentId, tab, personId, now }: Holding): Promise<void> {
  await sql`
    insert into draft_lock (document_id, tab, person_id, since, seen_at)
    values (${documentId}, ${tab}, ${personId}, ${now}, ${now})
    on conflict (document_id) do update set tab = excluded.tab, person_id = excluded.person_id, since = excluded.since,
      seen_at = excluded.seen_at`.execute(db);
}

export async function leaveLock(db: Database, { documentId, tab, personId }: Holding): Promise<void> {
  await sql`
    delete from draft_lock where document_id = ${documentId} and tab = ${tab} and person_id = ${personId}`.execute(db);
}

/** The lock of a draft; null if nobody has it, or its tab is gone. */
export async function readLock(db: Database, documentId: number, now: Date): Promise<Lock | null> {
  const { rows } = await sql<Lock>`
    select k.tab, k.person_id as "personId", p.shown_name as by, k.since from draft_lock k
      join person p on p.id = k.person_id
    where k.document_id = ${documentId} and ${counts(now)}`.execute(db);
  return rows[0] ?? null;
}

/** Keeps a text that could not be saved, once. */
export async function keepCopy(
  db: Transaction,
  { documentId, personId, revision, content, now }: { documentId: number; personId: number; revision: number; content: LetterContent; now: Date },
): Promise<void> {
  const json = JSON.stringify(content);
  await sql`
    insert into letter_copy (document_id, person_id, revision, content, kept_at)
    select ${documentId}, ${personId}, ${revision}, ${json}, ${now}
    where not exists (select 1 from letter_copy c where c.document_id = ${documentId} and c.person_id = ${personId}
      and c.content = ${json}::jsonb)`.execute(db);
}

/** The kept texts of a letter, for the person who wrote them. */
export async function listCopies(
  db: Database,
  documentId: number,
  personId: number,
): Promise<{ revision: number; savedAt: Date; savedBy: string; content: LetterContent }[]> {
  const { rows } = await sql<{ revision: number; savedAt: Date; savedBy: string; content: LetterContent }>`
    select c.revision, c.kept_at as "savedAt", p.shown_name as "savedBy", c.content
    from letter_copy c join person p on p.id = c.person_id
    where c.document_id = ${documentId} and c.person_id = ${personId} order by c.id`.execute(db);
  return rows;
}
