import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database';
import type { ChangedBy } from './route-rules';

/** SQL: the last act that changed a leg and may be taken back, from its row `b` of `leg_before`. */
export const changedBy = sql`case when b.leg_id is not null
  then json_build_object('legId', b.act_leg_id, 'act', b.act, 'lastSequence', b.last_sequence) end`;

/** Keeps how legs are before an act that may be taken back; the note is the one written with it. */
export async function keepBefore(db: Transaction, legIds: readonly number[], { legId, act, lastSequence }: ChangedBy, noteId: number | null): Promise<void> {
  await sql`
    insert into leg_before (leg_id, act_leg_id, act, last_sequence, note_id, state, received_at, received_by,
      receipt_cancelled, opened_at, opened_by, back_at, ended_at, ended_by, reason)
    select id, ${legId}, ${act}, ${lastSequence}, ${noteId}::bigint, state, received_at, received_by, receipt_cancelled,
      opened_at, opened_by, back_at, ended_at, ended_by, reason from leg where id = any(${legIds})
    on conflict (leg_id) do update set act_leg_id = excluded.act_leg_id, act = excluded.act,
      last_sequence = excluded.last_sequence, note_id = excluded.note_id, state = excluded.state,
      received_at = excluded.received_at, received_by = excluded.received_by,
      receipt_cancelled = excluded.receipt_cancelled, opened_at = excluded.opened_at,
      opened_by = excluded.opened_by, back_at = excluded.back_at, ended_at = excluded.ended_at,
      ended_by = excluded.ended_by, reason = excluded.reason`.execute(db);
}

/** Puts legs back to what they were before the act on a leg; its note no longer stands. Returns the legs with their state. */
export async function restoreLegs(
  db: Transaction,
  legIds: readonly number[],
  { personId, now }: { personId: number; now: Date },
): Promise<{ legId: number; state: RestoredState }[]> {
  const { rows } = await sql<{ legId: number; state: RestoredState }>`
    with gone as (delete from leg_before where leg_id = any(${legIds}) returning *),
    noted as (
      insert into note_taken_back (note_id, taken_back_at, taken_back_by)
      select distinct note_id, ${now}::timestamptz, ${personId}::int from gone where note_id is not null
    )
    update leg l set state = g.state,
      same_as_leg_id = case when g.act = 'receiveSame' then null else l.same_as_leg_id end,
      received_at = g.received_at, received_by = g.received_by, receipt_cancelled = g.receipt_cancelled,
      opened_at = g.opened_at, opened_by = g.opened_by, back_at = g.back_at, ended_at = g.ended_at,
      ended_by = g.ended_by, reason = g.reason
    from gone g where g.leg_id = l.id returning l.id as "legId", l.state`.execute(db);
  return rows;
}

type RestoredState = 'delivered' | 'received' | 'passedOn';

/** Takes a leg that had come back off its desk again: it is passed on, as when the last of the legs after it was sent. */
export async function passOnAgain(db: Transaction, legId: number): Promise<void> {
  await sql`
    update leg l set state = 'passedOn', back_at = null, ended_at = c.sent_at, ended_by = c.sent_by,
      opened_at = c.sent_at, opened_by = c.sent_by
    from (select sent_at, sent_by from leg where parent_leg_id = ${legId} order by sequence desc limit 1) c
    where l.id = ${legId}`.execute(db);
}

/** Reopens a letter that was closed by the end of a leg, in that act; false if it was closed otherwise. */
export async function reopenEnded(db: Transaction, legId: number, state: 'signed' | 'inProcess'): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update document d set state = ${state}, closed_at = null from leg l
    where l.id = ${legId} and d.id = l.document_id and d.state = 'closed' and d.closed_at = l.ended_at`.execute(db);
  return Number(numAffectedRows) > 0;
}
