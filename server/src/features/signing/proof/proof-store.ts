import type { CopyKind } from '@sarabun/contract/copies/letter-copies';
import type { Label } from '@sarabun/contract/values/label';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import { mayOpen } from '../../documents';

/** Gives a letter its code, once. */
export async function insertProof(db: Transaction, documentId: number, code: string): Promise<void> {
  await db
    .insertInto('letter_proof')
    .values({ document_id: documentId, code })
    .onConflict((conflict) => conflict.column('document_id').doNothing())
    .execute();
}

/** The code of a letter, null while it has none; nothing for who may not open the letter. */
export async function findProof(
  db: Database,
  documentId: number,
  { clearance, ...reader }: Parameters<typeof mayOpen>[0] & { clearance: number },
): Promise<{ code: string | null; secrecy: number } | null> {
  const { rows } = await sql<{ code: string | null; secrecy: number }>`
    select p.code, d.secrecy from document d
      left join letter_proof p on p.document_id = d.id and d.dated_on is not null
    where d.id = ${documentId} and d.secrecy <= ${clearance} and ${mayOpen(reader)}`.execute(db);
  return rows[0] ?? null;
}

/** What the page of proofs needs of an issued letter. */
export interface Issued {
  documentId: number;
  code: string;
  kind: number;
  number: string;
  datedOn: string | null;
  subject: string;
  isPersonal: boolean;
  isCancelled: boolean;
  /** Another letter was issued in its place. */
  isReplaced: boolean;
  agency: { th: string; en: string };
  /** In order; `saysTheSame` is whether the text is still the one that was signed, `named` the posts of the signer that have an English name. */
  signatures: { position: number; posts: string[]; named: Label[]; signedAt: Date; saysTheSame: boolean }[];
  /** The hash of its PDF; null while that is being set. */
  paper: Buffer | null;
}

/** SQL: the posts with an English name of whoever gave the signature `g`: that of the desk that was asked, and all own ones. */
const postsInEnglish = sql`
  (select coalesce(json_agg(json_build_object('th', q.name_th, 'en', q.name_en) order by q.id), '[]')
    from post q where q.name_en <> '' and q.id in (
      select k.post_id from leg h join desk k on k.id = h.to_desk_id where h.id = g.leg_id
      union select m.post_id from seat m where m.person_id = g.person_id))`;

/** The issued letter of a code. Letters with a secrecy class do not exist here. */
export async function findIssued(db: Database, code: string): Promise<Issued | null> {
  type Row = Omit<Issued, 'signatures'> & { signatures: (Omit<Issued['signatures'][number], 'signedAt'> & { signedAt: string })[] };
  const { rows } = await sql<Row>`
    select p.document_id as "documentId", p.code, d.kind, d.number, d.dated_on as "datedOn", d.subject,
      d.is_personal as "isPersonal", d.state = 'cancelled' as "isCancelled",
      exists (select 1 from letter_replacement r where r.document_id = p.document_id) as "isReplaced",
      coalesce((with recursive up as (
          select u.parent_id, u.name_th, u.name_en, 0 as height from unit u where u.id = d.owner_unit_id
          union all select u.parent_id, u.name_th, u.name_en, up.height + 1 from unit u join up on u.id = up.parent_id
            where up.height < 20)
        select json_build_object('th', name_th, 'en', coalesce(nullif(name_en, ''), name_th)) from up
        order by height desc limit 1), '{"th": "", "en": ""}') as agency,
      coalesce((select json_agg(json_build_object('position', g.position, 'posts', g.lines, 'signedAt', g.signed_at,
        'named', ${postsInEnglish},
        'saysTheSame', g.content_sha256 = sha256(convert_to(l.content::text, 'UTF8'))) order by g.position)
        from signature g where g.document_id = p.document_id), '[]') as signatures,
      (select f.sha256 from document_file x join file f on f.id = x.file_id
        where x.document_id = p.document_id and x.sequence = 1) as paper
    from letter_proof p join document d on d.id = p.document_id join letter l on l.document_id = p.document_id
    where p.code = ${code} and d.secrecy = 1 and d.dated_on is not null`.execute(db);
  const found = rows[0];
  return found ? { ...found, signatures: found.signatures.map((one) => ({ ...one, signedAt: new Date(one.signedAt) })) } : null;
}

/** Whether this content went with an issued letter as an enclosure; files that came later with reports did not. */
export async function isEnclosure(db: Database, documentId: number, sha256: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('document_file')
    .innerJoin('file', 'file.id', 'document_file.file_id')
    .where('document_file.document_id', '=', documentId)
    .where('document_file.sequence', '>', 1)
    .where('document_file.note_id', 'is', null)
    .where('file.sha256', '=', sha256)
    .select('file.id')
    .executeTakeFirst();
  return found !== undefined;
}

/** What the book of copies has of this content, if it is a copy of this letter. */
export async function findCopyOf(
  db: Database,
  documentId: number,
  sha256: Buffer,
): Promise<{ kind: CopyKind; isAttachment: boolean; number: string; madeAt: Date; post: Label } | null> {
  const { rows } = await sql<{ kind: CopyKind; isAttachment: boolean; number: string; madeAt: Date; post: Label }>`
    select c.kind as "kind", c.number || '/' || c.year as number, c.made_at as "madeAt",
      coalesce(c.file_id <> (select x.file_id from document_file x
        where x.document_id = c.document_id and x.sequence = 1), false) as "isAttachment",
      json_build_object('th', c.post, 'en', coalesce((select q.name_en from seat m join post q on q.id = m.post_id
        where m.person_id = c.person_id and q.name_th = c.post and q.name_en <> ''
        order by q.id limit 1), c.post)) as post
    from certified_copy c
    where c.sha256 = ${sha256} and c.document_id = ${documentId} order by c.id limit 1`.execute(db);
  return rows[0] ?? null;
}
