import type { CopyKind, LetterCopy } from '@sarabun/contract/copies/letter-copies';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { inForce } from '../../platform/in-force';
import { mayOpen } from '../documents';

type Reader = Parameters<typeof mayOpen>[0] & { clearance: number };

/** Who makes a copy, as printed: name, post and unit of the main seat. */
export interface Maker {
  name: string;
  post: string;
  unitId: number;
}

export async function findMaker(db: Database, personId: number, now: Date): Promise<Maker | null> {
  const { rows } = await sql<Maker>`
    select p.full_name as name, coalesce(q.name_th, '') as post, k.unit_id as "unitId"
    from person p join seat m on m.person_id = p.id join desk k on k.id = m.desk_id left join post q on q.id = m.post_id
    where p.id = ${personId} and m.function not in ('acting', 'secretary') and ${inForce('m', now)}
    order by m.is_main desc, m.post_id is null, m.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The copies of a letter, newest first. The caller has checked that the person may see it. */
export async function listCopies(db: Database, documentId: number): Promise<LetterCopy[]> {
  const { rows } = await sql<Omit<LetterCopy, 'madeAt'> & { madeAt: Date }>`
    select c.id as "copyId", c.number || '/' || c.year as number, c.kind as "kind", c.file_name as "fileName", c.reason,
      c.name as "madeBy", c.post, u.name_th as unit, c.made_at as "madeAt", c.pages
    from certified_copy c join unit u on u.id = c.unit_id
    where c.document_id = ${documentId} order by c.id desc limit 500`.execute(db);
  return rows;
}

/** The content of all copies of a letter, oldest first. The caller has checked that the person may see it. */
export async function findCopyContents(
  db: Database,
  documentId: number,
): Promise<{ copyId: number; number: string; name: string; sha256: Buffer; size: number }[]> {
  const { rows } = await sql<{ copyId: number; number: string; name: string; sha256: Buffer; size: number }>`
    select c.id as "copyId", c.number || '/' || c.year as number, c.file_name as name, c.sha256, c.size::int as size
    from certified_copy c where c.document_id = ${documentId} order by c.id limit 500`.execute(db);
  return rows;
}

interface NewCopy extends Maker {
  documentId: number;
  fileId: number | null;
  kind: CopyKind;
  year: number;
  fileName: string;
  reason: string;
  personId: number;
  madeAt: Date;
  sha256: Buffer;
  size: number;
  pages: number;
}

/** Enters a copy in the book of its unit under the next number. The row of the series is locked until the transaction ends, so no number is left out. */
export async function insertCopy(db: Transaction, { unitId, year, ...copy }: NewCopy): Promise<{ copyId: number; number: number }> {
  const { rows } = await sql<{ last: number }>`
    insert into certified_copy_series as s (unit_id, year, last) values (${unitId}, ${year}, 1)
    on conflict (unit_id, year) do update set last = s.last + 1 returning last`.execute(db);
  const number = (rows[0] as { last: number }).last;
  const { id } = await db
    .insertInto('certified_copy')
    .values({
      document_id: copy.documentId,
      file_id: copy.fileId,
      kind: copy.kind,
      unit_id: unitId,
      year,
      number,
      file_name: copy.fileName,
      reason: copy.reason,
      person_id: copy.personId,
      name: copy.name,
      post: copy.post,
      made_at: copy.madeAt,
      sha256: copy.sha256,
      size: copy.size,
      pages: copy.pages,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { copyId: id, number };
}

/** The content of a copy with the name of its original, if the person may open the letter. */
export async function findCopy(
  db: Database,
  { documentId, copyId, clearance, ...reader }: Reader & { documentId: number; copyId: number },
): Promise<{ sha256: Buffer; size: number; name: string; number: number; secrecy: number } | null> {
  const { rows } = await sql<{ sha256: Buffer; size: number; name: string; number: number; secrecy: number }>`
    select c.sha256, c.size, c.file_name as name, c.number, d.secrecy
    from certified_copy c join document d on d.id = c.document_id
    where c.id = ${copyId} and d.id = ${documentId} and d.secrecy <= ${clearance} and ${mayOpen(reader)}`.execute(db);
  return rows[0] ?? null;
}

/** Where the files of a letter are kept, by id. The caller has checked that the person may see it. */
export async function findContents(db: Database, documentId: number): Promise<Map<number, Buffer>> {
  const { rows } = await sql<{ fileId: number; sha256: Buffer }>`
    select f.id as "fileId", f.sha256 from document_file x join file f on f.id = x.file_id
    where x.document_id = ${documentId}`.execute(db);
  return new Map(rows.map(({ fileId, sha256 }) => [fileId, sha256]));
}
