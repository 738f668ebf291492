import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database';

interface Where {
  documentId: number;
  deskId: number;
  day: string;
}

/** Who has already sent a reminder from this desk on this day. The lock of the letter prevents two at once. */
export async function findReminding(db: Transaction, { documentId, deskId, day }: Where): Promise<{ by: string; at: Date } | null> {
  const { rows } = await sql<{ by: string; at: Date }>`
    select p.shown_name as by, r.at from reminding r join person p on p.id = r.person_id
    where r.document_id = ${documentId} and r.desk_id = ${deskId} and r.day = ${day}::date`.execute(db);
  return rows[0] ?? null;
}

export async function keepReminding(
  db: Transaction,
  { documentId, deskId, day, now, personId, noteId }: Where & { now: Date; personId: number; noteId: number },
) {
  await db.insertInto('reminding').values({ document_id: documentId, desk_id: deskId, day, at: now, person_id: personId, note_id: noteId }).execute();
}
