import type { Label } from '@sarabun/contract/values/label';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database';
import type { ActingPhrase } from '../../platform/schema';

/** A handover with both parties; a person who has left office through it is no longer notified. */
export interface HandoverNews {
  leaverId: number;
  leaver: Label;
  leaverStays: boolean;
  successorId: number;
  successor: Label;
  reason: string;
  state: string;
  letters: number | null;
}

export async function findHandoverNews(db: Transaction, handoverId: number): Promise<HandoverNews | null> {
  const { rows } = await sql<HandoverNews>`
    select l.id as "leaverId", l.both_names as leaver, l.closed_on is null as "leaverStays", s.id as "successorId",
      s.both_names as successor, h.reason, h.state, h.letters
    from handover h join person l on l.id = h.leaver_id join person s on s.id = h.successor_id
    where h.id = ${handoverId}`.execute(db);
  return rows[0] ?? null;
}

export async function findPersonName(db: Transaction, personId: number): Promise<Label> {
  const { rows } = await sql<{ name: Label }>`select p.both_names as name from person p where p.id = ${personId}`.execute(db);
  return rows[0]?.name ?? { th: '', en: '' };
}

interface ActingNews {
  orderId: number;
  phrase: ActingPhrase;
  number: string;
  post: Label;
  /** Who of those named in it is in office. */
  personIds: number[];
}

/** The orders of these changes, and who of the persons in them is still in office. */
export async function findActingNews(db: Transaction, changes: readonly { orderId: number }[]): Promise<ActingNews[]> {
  const { rows } = await sql<ActingNews>`
    select o.id as "orderId", o.phrase, o.order_number as number,
      jsonb_build_object('th', q.name_th, 'en', coalesce(nullif(q.name_en, ''), q.name_th)) as post,
      array(select a.person_id from acting_person a join person n on n.id = a.person_id
        where a.order_id = o.id and n.closed_on is null) as "personIds"
    from acting_order o join post q on q.id = o.post_id
    where o.id = any(${changes.map(({ orderId }) => orderId)}::int[])`.execute(db);
  return rows;
}
