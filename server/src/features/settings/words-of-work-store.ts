import type { Database, Transaction } from '../../platform/database';

/** A word of a command that may be given today; undefined where there is none of this code, or it is switched off. */
export function findCommandType(db: Database | Transaction, code: string) {
  return db
    .selectFrom('command_type')
    .where('code', '=', code)
    .where('active', '=', true)
    .select(['name_th as name', 'needs_party as needsParty', 'needs_text as needsText', 'closes'])
    .executeTakeFirst();
}

/** Whether the office writes letters of a kind itself. */
export async function isWritten(db: Database | Transaction, kind: number): Promise<boolean> {
  const type = db.selectFrom('document_type').where('code', '=', kind).where('active', '=', true).where('may_write', '=', true);
  return (await type.select('id').executeTakeFirst()) !== undefined;
}

/** Whether a kind of assignment may be chosen today. */
export async function isJobType(db: Database | Transaction, id: number): Promise<boolean> {
  return (await db.selectFrom('job_type').where('id', '=', id).where('active', '=', true).select('id').executeTakeFirst()) !== undefined;
}
