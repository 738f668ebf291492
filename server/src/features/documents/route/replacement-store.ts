import { sql } from 'kysely';
import type { Actor } from '../../../platform/action';
import type { Transaction } from '../../../platform/database';

/** The letter that the office issued under a number, other than this one, if the person may know it; the newest of several. */
export async function findReplacement(
  db: Transaction,
  { documentId, number, actor }: { documentId: number; number: string; actor: Actor },
): Promise<number | null> {
  const deskIds = actor.seats.map(({ deskId }) => deskId);
  const { rows } = await sql<{ id: number }>`
    select d.id from document d join letter_proof y on y.document_id = d.id
    where bare_number(d.number) = bare_number(${number}) and d.number <> '' and d.id <> ${documentId}
      and d.state <> 'cancelled' and d.secrecy <= ${actor.clearance}
      and exists (select 1 from document_party p where p.document_id = d.id and p.desk_id = any(${deskIds}))
    order by d.id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

export async function saveReplacement(db: Transaction, documentId: number, replacedBy: number): Promise<void> {
  await db.insertInto('letter_replacement').values({ document_id: documentId, replaced_by: replacedBy }).execute();
}
