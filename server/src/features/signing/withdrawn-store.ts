import { sql } from 'kysely';
import type { Transaction } from '../../platform/database';

interface Withdrawal {
  documentId: number;
  /** Signatures at earlier positions go on to hold. */
  from: number;
  /** The leg that ends with the return. */
  legId: number;
  personId: number;
  now: Date;
}

/**
 * Takes the effect of the signatures from a position on: they are kept as they were, and everybody signs again. PDFs with them are given up.
 * Returns the positions. Only before the last signature.
 */
export async function withdrawSignatures(db: Transaction, { documentId, from, legId, personId, now }: Withdrawal): Promise<number[]> {
  const { rows } = await sql<{ position: number }>`
    insert into withdrawn_signature (leg_id, document_id, position, person_id, name, lines, picture_sha256, proof,
      proved_at, sign_type_id, revision, content_sha256, signed_at, certificate_id, statement, statement_signature,
      ink_right, ink_down, ended_leg_id, withdrawn_at, withdrawn_by)
    select g.leg_id, g.document_id, g.position, g.person_id, g.name, g.lines, g.picture_sha256, g.proof,
      g.proved_at, g.sign_type_id, g.revision, g.content_sha256, g.signed_at, c.certificate_id, c.statement,
      c.signature, g.ink_right, g.ink_down, ${legId}, ${now}, ${personId}
    from signature g left join certificate_signature c on c.document_id = g.document_id and c.position = g.position
    where g.document_id = ${documentId} and g.position >= ${from}
    returning position`.execute(db);
  if (rows.length === 0) return [];
  await sql`
    with gone as (delete from paper_signature
      where document_id = ${documentId} and position >= ${from} returning sha256)
    insert into superseded_paper (sha256, since) select sha256, ${now} from gone on conflict do nothing`.execute(db);
  await sql`delete from certificate_signature where document_id = ${documentId} and position >= ${from}`.execute(db);
  await sql`delete from signature where document_id = ${documentId} and position >= ${from}`.execute(db);
  return rows.map(({ position }) => position).sort((one, other) => one - other);
}
