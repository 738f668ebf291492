import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

/** A file to be indexed; null if it has been, or no open letter has it any more. */
export async function findFileToRead(db: Database, fileId: number): Promise<{ sha256: Buffer } | null> {
  const { rows } = await sql<{ sha256: Buffer }>`
    select f.sha256 from file_text t join file f on f.id = t.file_id
    where t.file_id = ${fileId} and t.state = 'waiting' and exists (
      select from document_file df join document d on d.id = df.document_id
      where df.file_id = t.file_id and d.secrecy = 1)`.execute(db);
  return rows[0] ?? null;
}

/**
 * Locks the letters of files. A change of a letter's secrecy holds the letter before it deletes the text of its files, so the text is never
 * held before the letter.
 */
async function holdLetters(db: Transaction, fileIds: readonly number[]): Promise<void> {
  await sql`
    select 1 from document where id in (select document_id from document_file where file_id = any(${fileIds}::bigint[]))
    order by id for no key update`.execute(db);
}

/** Marks files as not read yet. */
export async function readAgain(db: Transaction, fileIds: readonly number[]): Promise<void> {
  await holdLetters(db, fileIds);
  await sql`update file_text set state = 'waiting', ended_at = null where file_id = any(${fileIds}::bigint[])`.execute(db);
}

interface FileText {
  state: 'read' | 'empty' | 'locked' | 'damaged';
  text: string;
  isCut: boolean;
  now: Date;
}

/** Stores the text of a file, or that it is empty or unreadable. A file whose letter became secret in the meantime has no row any more. */
export async function saveText(db: Transaction, fileId: number, { state, text, isCut, now }: FileText): Promise<void> {
  await holdLetters(db, [fileId]);
  await sql`
    update file_text set state = ${state}, text = ${text}, is_cut = ${isCut}, ended_at = ${now}
    where file_id = ${fileId} and state = 'waiting'`.execute(db);
}
