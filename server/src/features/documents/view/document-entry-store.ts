import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import type { DocumentDirection, DocumentState } from '../../../platform/schema';
import { mayOpen, type Reader } from './emergency-store';

/** The data of a new letter. */
export interface NewDocument {
  kind: number;
  direction: DocumentDirection;
  state: DocumentState;
  number: string;
  datedOn: string | null;
  subject: string;
  sender: string;
  senderType: 1 | 2 | 3;
  addressee: string;
  references: string;
  enclosures: string;
  speed: number;
  secrecy: number;
  dueOn: string | null;
  /** For the receiver only. */
  personal?: boolean | undefined;
  ownerUnitId: number;
}

/** Inserts a letter with the files of these uploads; its route is added separately. Returns its id. */
export async function insertDocument(
  db: Transaction,
  document: NewDocument,
  { personId, now, files }: { personId: number; now: Date; files: readonly TakenUpload[] },
): Promise<number> {
  const { id } = await db
    .insertInto('document')
    .values({
      kind: document.kind,
      direction: document.direction,
      state: document.state,
      number: document.number,
      dated_on: document.datedOn,
      subject: document.subject,
      sender: document.sender,
      sender_type: document.senderType,
      addressee: document.addressee,
      reference_text: document.references,
      enclosure_text: document.enclosures,
      speed: document.speed,
      secrecy: document.secrecy,
      due_on: document.dueOn,
      is_personal: document.personal ?? false,
      owner_unit_id: document.ownerUnitId,
      has_file: files.length > 0,
      entered_at: now,
      entered_by: personId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (files.length > 0) {
    await db
      .insertInto('document_file')
      .values(files.map((file, index) => ({ document_id: id, sequence: index + 1, file_id: file.fileId, name: file.name })))
      .execute();
  }
  return id;
}

/** Adds files to a locked letter, after its existing ones; with their report, if any. */
export async function insertDocumentFiles(db: Transaction, documentId: number, files: readonly TakenUpload[], noteId: number | null): Promise<void> {
  await sql`
    insert into document_file (document_id, sequence, file_id, name, note_id)
    select ${documentId}, last + place, "fileId", name, ${noteId}::bigint
    from (select coalesce(max(sequence), 0) as last from document_file where document_id = ${documentId}) l,
      json_to_recordset(${JSON.stringify(files.map((file, index) => ({ ...file, place: index + 1 })))}::json) as f
        ("fileId" bigint, name text, place int)`.execute(db);
}

export interface TakenUpload {
  fileId: number;
  name: string;
  /** The class that was read from it; null where it was not read, or bears no mark. */
  readSecrecy: number | null;
}

/** Records an upload that waits to be attached to a letter. */
export async function insertUpload(
  db: Transaction,
  upload: { id: string; personId: number; name: string; sha256: Buffer; size: number; pages: number; readSecrecy: number | null; now: Date },
): Promise<void> {
  await sql`
    with kept as (
      insert into file (sha256, size, media_type, pages, created_at, created_by)
      values (${upload.sha256}, ${upload.size}, 'application/pdf', ${upload.pages}, ${upload.now}, ${upload.personId})
      returning id
    )
    insert into upload (id, person_id, file_id, name, created_at, read_secrecy)
    select ${upload.id}::uuid, ${upload.personId}, id, ${upload.name}, ${upload.now}, ${upload.readSecrecy}::smallint
    from kept`.execute(db);
}

/** Takes the person's own uploads in the given order; missing ones and another person's are left out. */
export async function takeUploads(db: Transaction, ids: readonly string[], personId: number): Promise<TakenUpload[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<TakenUpload & { id: string }>`
    delete from upload where id = any(${ids}::uuid[]) and person_id = ${personId}
    returning id, file_id as "fileId", name, read_secrecy as "readSecrecy"`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Deletes letters of receiving desks that were not changed since a moment. */
export async function forgetPiles(db: Transaction, before: Date): Promise<void> {
  await sql`delete from receiving_letter where changed_at < ${before}`.execute(db);
}

/** Deletes unused uploads from before a moment that wait on no receiving desk, and returns the content that nothing else refers to. */
export async function discardUploads(db: Transaction, before: Date): Promise<Buffer[]> {
  const { rows } = await sql<{ sha256: Buffer }>`
    with gone as (
        delete from upload u where created_at < ${before} and not exists (
          select 1 from receiving_letter r where r.person_id = u.person_id and r.upload_ids @> array[u.id]
        ) returning file_id
      ),
      discarded as (delete from file where id in (select file_id from gone) returning id, sha256)
    select distinct d.sha256 from discarded d
    where not exists (select 1 from file f where f.sha256 = d.sha256 and f.id not in (select id from discarded))
      and not exists (select 1 from kept_beside_letters k where k.sha256 = d.sha256)`.execute(db);
  return rows.map(({ sha256 }) => sha256);
}

/** An upload of the person that waits. */
export async function findUpload(
  db: Database,
  uploadId: string,
  personId: number,
): Promise<{ sha256: Buffer; size: number; name: string; mediaType: string } | null> {
  const { rows } = await sql<{ sha256: Buffer; size: number; name: string; mediaType: string }>`
    select f.sha256, f.size, u.name, f.media_type as "mediaType" from upload u join file f on f.id = u.file_id
    where u.id = ${uploadId}::uuid and u.person_id = ${personId}`.execute(db);
  return rows[0] ?? null;
}

interface DocumentFile {
  sha256: Buffer;
  size: number;
  name: string;
  mediaType: string;
  /** Of its letter, as the next. */
  secrecy: number;
  kind: number;
}

/** A file of a letter, if the person may see the letter. */
export async function findDocumentFile(
  db: Database,
  { documentId, fileId, personId, deskIds, clearance, now }: Reader & { documentId: number; fileId: number; clearance: number },
): Promise<DocumentFile | null> {
  const { rows } = await sql<DocumentFile>`
    select f.sha256, f.size, df.name, f.media_type as "mediaType", d.secrecy, d.kind
    from document_file df join document d on d.id = df.document_id join file f on f.id = df.file_id
    where df.document_id = ${documentId} and df.file_id = ${fileId} and d.secrecy <= ${clearance}
      and ${mayOpen({ personId, deskIds, now })}`.execute(db);
  return rows[0] ?? null;
}
