import { sql } from 'kysely';
import type { Transaction } from '../../platform/database';

/** A hand-over with both whom it concerns; who has left office by it hears nothing more. */
export interface HandoverNews {
  leaverId: number;
  leaver: string;
  leaverStays: boolean;
  successorId: number;
  successor: string;
  reason: string;
  state: string;
  letters: number | null;
}

export async function findHandoverNews(db: Transaction, handoverId: number): Promise<HandoverNews | null> {
  const { rows } = await sql<HandoverNews>`
    select l.id as "leaverId", l.full_name as leaver, l.closed_on is null as "leaverStays", s.id as "successorId", s.full_name as successor, h.reason, h.state, h.letters
    from handover h join person l on l.id = h.leaver_id join person s on s.id = h.successor_id where h.id = ${handoverId}`.execute(db);
  return rows[0] ?? null;
}

export async function findPersonName(db: Transaction, personId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`select full_name as name from person where id = ${personId}`.execute(db);
  return rows[0]?.name ?? '';
}
