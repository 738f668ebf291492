import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database';
import type { LegState } from '../../../platform/schema';

/**
 * Recalls a leg unless it has been opened in the meantime; false if it has. A desk that the letter reached only by this leg is no longer a
 * party.
 */
export async function recallLeg(
  db: Transaction,
  { documentId, legId }: { documentId: number; legId: number },
  { personId, now }: { personId: number; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update leg set state = 'recalled', ended_at = ${now}, ended_by = ${personId}
    where id = ${legId} and state = 'delivered' and opened_at is null`.execute(db);
  if (!numAffectedRows) return false;
  await dropUnreached(db, documentId);
  return true;
}

/** Withdraws legs from their desks: unopened ones without a trace, the others with the reason. Returns the state of each. */
export async function withdrawLegs(
  db: Transaction,
  { documentId, legIds }: { documentId: number; legIds: readonly number[] },
  { personId, now, reason }: { personId: number; now: Date; reason: string },
): Promise<ReadonlyMap<number, LegState>> {
  const { rows } = await sql<{ legId: number; state: LegState }>`
    update leg set state = case when state = 'delivered' and opened_at is null then 'recalled'
      else 'cancelled' end::leg_state, ended_at = ${now}, ended_by = ${personId}, reason = ${reason}
    where id = any(${legIds}) returning id as "legId", state`.execute(db);
  await dropUnreached(db, documentId);
  return new Map(rows.map(({ legId, state }) => [legId, state]));
}

/** Desks that a letter reached only by recalled legs are no longer parties. */
async function dropUnreached(db: Transaction, documentId: number): Promise<void> {
  await sql`
    delete from document_party p where p.document_id = ${documentId}
      and exists (select 1 from leg l
        where l.document_id = p.document_id and l.to_desk_id = p.desk_id and l.state = 'recalled')
      and not exists (select 1 from leg l
        where l.document_id = p.document_id
        and (l.from_desk_id = p.desk_id or (l.to_desk_id = p.desk_id and l.state <> 'recalled')))`.execute(db);
}

/** Records that the assigner accepted the report. */
export async function saveAcceptance(db: Transaction, legId: number, { personId, now }: { personId: number; now: Date }): Promise<void> {
  await sql`update leg set accepted_at = ${now}, accepted_by = ${personId} where id = ${legId}`.execute(db);
}
