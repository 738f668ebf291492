import type { Transaction } from '../../../platform/database';

export async function insertProof(db: Transaction, documentId: number, code: string): Promise<void> {
  await db.insertInto('letter_proof').values({ document_id: documentId, code }).execute();
}
