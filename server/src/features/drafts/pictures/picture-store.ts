import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import { unusedContent } from '../../../platform/storage/stored-file-store';

/** Who asks for a picture. */
export interface Reader {
  personId: number;
  deskIds: readonly number[];
  clearance: number;
}

/** SQL: whether a picture was sent by this person, or is in a letter that the person may know about. Needs the alias `p`. */
const mayRead = ({ personId, deskIds, clearance }: Reader): RawBuilder<boolean> => sql`(p.person_id = ${personId}
  or exists (select 1 from document d join document_party x on x.document_id = d.id
    where d.id = p.document_id and d.secrecy <= ${clearance} and x.desk_id = any(${deskIds})))`;

/** The size of a picture in bytes; null for one that the person may not read. */
export async function findLetterPicture(db: Database, sha256: Buffer, reader: Reader): Promise<{ size: number } | null> {
  const { rows } = await sql<{ size: number }>`
    select p.size from letter_picture p where p.sha256 = ${sha256} and ${mayRead(reader)} limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Those of these pictures that the person may read, by their hash. */
export async function readablePictures(db: Database, pictures: readonly string[], reader: Reader): Promise<Set<string>> {
  const hashes = pictures.map((picture) => Buffer.from(picture, 'hex'));
  const { rows } = await sql<{ picture: string }>`
    select distinct encode(p.sha256, 'hex') as picture from letter_picture p
    where p.sha256 = any(${hashes}) and ${mayRead(reader)}`.execute(db);
  return new Set(rows.map(({ picture }) => picture));
}

export async function countSent(db: Database, personId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from letter_picture where person_id = ${personId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Keeps a sent picture for its sender; one sent before counts from now. */
export async function insertSent(db: Transaction, { sha256, size }: { sha256: Buffer; size: number }, personId: number, now: Date): Promise<void> {
  await sql`
    insert into letter_picture (sha256, size, person_id, created_at) values (${sha256}, ${size}, ${personId}, ${now})
    on conflict (person_id, sha256) where person_id is not null do update set created_at = excluded.created_at`.execute(db);
}

/** Gives a letter the pictures of its text, as far as the person may read them; returns how many it has. */
export async function giveToLetter(db: Transaction, documentId: number, pictures: readonly Buffer[], reader: Reader, now: Date): Promise<number> {
  await sql`
    insert into letter_picture (sha256, size, document_id, created_at)
    select distinct on (p.sha256) p.sha256, p.size, ${documentId}::bigint, ${now}::timestamptz from letter_picture p
    where p.sha256 = any(${pictures}) and ${mayRead(reader)}
    on conflict (document_id, sha256) where document_id is not null do nothing`.execute(db);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from letter_picture
    where document_id = ${documentId} and sha256 = any(${pictures})`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Forgets pictures sent before a moment; returns the content that nothing else refers to. */
export async function discardSent(db: Transaction, before: Date): Promise<Buffer[]> {
  const { rows } = await sql<{ sha256: Buffer }>`
    delete from letter_picture where person_id is not null and created_at < ${before} returning sha256`.execute(db);
  return unusedContent(db, rows);
}
