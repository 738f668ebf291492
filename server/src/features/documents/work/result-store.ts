import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database';

/** Whether an identical decision is recorded on a letter. */
export async function hasResult(
  db: Transaction,
  documentId: number,
  { choice, text, decidedBy, decidedOn }: { choice: string; text: string; decidedBy: string; decidedOn: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from note where document_id = ${documentId} and kind = 'result' and choice = ${choice} and text = ${text}
      and decided_by = ${decidedBy}
      and decided_on = ${decidedOn} limit 1`.execute(db);
  return rows.length > 0;
}
