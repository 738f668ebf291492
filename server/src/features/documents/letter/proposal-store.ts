import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database';
import type { NamedParty } from './party-rules';

/** What is to be done by whom. */
export interface Assignment {
  parties: readonly NamedParty[];
  task: string;
  dueOn: string | null;
  needsReport: boolean;
  jobTypeId: number | null;
}

export async function addProposal(db: Transaction, legId: number, { parties, task, dueOn, needsReport, jobTypeId }: Assignment): Promise<void> {
  const named = parties.map((party, index) => ({ ...party, sequence: index + 1 }));
  await sql`
    with kept as (insert into proposal (leg_id, task, due_on, needs_report, job_type_id)
      values (${legId}, ${task}, ${dueOn}, ${needsReport}, ${jobTypeId}) returning leg_id)
    insert into proposal_party (leg_id, sequence, desk_id, responsibility)
    select leg_id, sequence, "deskId", responsibility
    from kept, json_to_recordset(${JSON.stringify(named)}::json) as n (sequence smallint, "deskId" int,
      responsibility responsibility)`.execute(db);
}

/** The assignment proposed with a leg, or null. */
export async function findProposal(db: Transaction, legId: number): Promise<Assignment | null> {
  const { rows } = await sql<Assignment>`
    select p.task, p.due_on as "dueOn", p.needs_report as "needsReport", p.job_type_id as "jobTypeId",
      coalesce((select json_agg(json_build_object('deskId', q.desk_id, 'responsibility', q.responsibility)
        order by q.sequence) from proposal_party q where q.leg_id = p.leg_id), '[]') as parties
    from proposal p where p.leg_id = ${legId}`.execute(db);
  return rows[0] ?? null;
}

/** Stores the posts that a presented leg is to visit next. */
export async function addPlan(db: Transaction, legId: number, deskIds: readonly number[]): Promise<void> {
  if (deskIds.length === 0) return;
  const steps = deskIds.map((deskId, index) => ({ leg_id: legId, sequence: index + 1, desk_id: deskId }));
  await db.insertInto('planned_step').values(steps).execute();
}
