import type { Database, Transaction } from '../../platform/database';

/** An active command word; undefined if the code is unknown or switched off. */
export function findCommandType(db: Database | Transaction, code: string) {
  return db
    .selectFrom('command_type')
    .where('code', '=', code)
    .where('active', '=', true)
    .select(['name_th as name', 'needs_party as needsParty', 'needs_text as needsText', 'needs_reason as needsReason', 'closes'])
    .executeTakeFirst();
}

/** Whether the office writes letters of this kind. */
export async function isWritten(db: Database | Transaction, kind: number): Promise<boolean> {
  const type = db.selectFrom('document_type').where('code', '=', kind).where('active', '=', true).where('may_write', '=', true);
  return (await type.select('id').executeTakeFirst()) !== undefined;
}

/** Whether a kind of assignment is active. */
export async function isJobType(db: Database | Transaction, id: number): Promise<boolean> {
  return (await db.selectFrom('job_type').where('id', '=', id).where('active', '=', true).select('id').executeTakeFirst()) !== undefined;
}
