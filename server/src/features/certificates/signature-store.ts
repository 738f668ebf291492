import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import type { Signed } from './certificate-rules';

type Db = Database | Transaction;

/** What the signatures of a letter cover, as the letter is now; one of them by its position. */
export async function findSigned(db: Db, documentId: number, position?: number): Promise<Signed[]> {
  const { rows } = await sql<Signed>`
    select g.document_id as "documentId", g.position, l.revision,
      encode(sha256(convert_to(l.content::text, 'UTF8')), 'hex') as content,
      array(select encode(f.sha256, 'hex') from document_file x join file f on f.id = x.file_id
        where x.document_id = d.id and x.sequence > 1 and x.note_id is null
          and not exists (select 1 from receive_stamp t where t.file_id = f.id) order by x.sequence) as enclosures,
      d.number, d.dated_on as "datedOn", g.person_id as "signerId", g.name as signer, g.lines, g.signed_at as "signedAt"
    from signature g join letter l on l.document_id = g.document_id join document d on d.id = g.document_id
    where g.document_id = ${documentId} and (${position ?? null}::int is null or g.position = ${position ?? null}::int)
    order by g.position`.execute(db);
  return rows;
}

export async function insertCertificateSignature(
  db: Transaction,
  given: { documentId: number; position: number; certificateId: number; statement: string; signature: Buffer },
): Promise<void> {
  await db
    .insertInto('certificate_signature')
    .values({
      document_id: given.documentId,
      position: given.position,
      certificate_id: given.certificateId,
      statement: given.statement,
      signature: given.signature,
    })
    .execute();
}

export interface KeptSignature {
  position: number;
  statement: string;
  signature: Buffer;
  personId: number;
  serial: string;
  subject: string;
  certificate: Buffer;
  authority: Buffer;
  issuer: string;
  notBefore: Date;
  notAfter: Date;
  revokedAt: Date | null;
}

export async function findKeptSignatures(db: Db, documentId: number): Promise<KeptSignature[]> {
  const { rows } = await sql<KeptSignature>`
    select s.position, s.statement, s.signature, c.person_id as "personId", c.serial, c.subject, c.certificate,
      coalesce(a.certificate, c.chain[1]) as authority, coalesce(a.subject, c.issuer, '') as issuer,
      c.not_before as "notBefore", c.not_after as "notAfter", c.revoked_at as "revokedAt"
    from certificate_signature s join certificate c on c.id = s.certificate_id
      left join certificate_authority a on a.id = c.authority_id
    where s.document_id = ${documentId} order by s.position`.execute(db);
  return rows;
}
