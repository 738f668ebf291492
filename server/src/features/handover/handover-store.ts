import type { Handover, HandoverItem } from '@sarabun/contract/handover/handover';
import { workQueues } from '@sarabun/contract/queues/queue';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { inForce } from '../../platform/in-force';
import { numbersOf } from '../../platform/queue-numbers';

/** Own letters that are being written or on their way to a signature. */
const unsigned = sql.raw(`d.direction = 'outgoing' and d.state in ('draft', 'inReview', 'awaitingSignature')`);
const work = numbersOf(...workQueues);
const given = numbersOf('jobAssign', 'jobAssign2');
const followed = numbersOf('jobFollow');

/** Counts of the open work at a person's own desk. */
function countsOf(person: string, now: Date) {
  const of = sql.raw(person);
  const lettersIn = (numbers: typeof work) => sql`
    (select count(distinct e.document_id) from queue_entry e join desk k on k.id = e.desk_id
      where k.person_id = ${of} and e.queue in ${numbers})`;
  return sql`
    json_build_object('work', ${lettersIn(work)}, 'given', ${lettersIn(given)}, 'followed', ${lettersIn(followed)},
      'drafts', (select count(*) from document d where d.entered_by = ${of} and ${unsigned}),
      'functions', (select count(*) from seat s where s.person_id = ${of} and s.function not in ('self', 'head')
        and (s.ends_on is null or s.ends_on >= ${now}::timestamptz::date)))`;
}

export async function findOpenWork(db: Database | Transaction, personId: number, now: Date): Promise<Handover['counts'] | null> {
  const { rows } = await sql<{
    counts: Handover['counts'];
  }>`select ${countsOf('p.id', now)} as counts from person p where p.id = ${personId} and p.closed_on is null`.execute(db);
  return rows[0]?.counts ?? null;
}

/** The letters with open work at a desk, or written by its person. */
const lettersOf = (deskId: number) => sql`
  select e.document_id as id, case when e.queue in ${work} then 'work' when e.queue in ${given} then 'given'
    else 'followed' end as kind, e.due_on
    from queue_entry e where e.desk_id = ${deskId}
      and (e.queue in ${work} or e.queue in ${given} or e.queue in ${followed})
  union all select d.id, 'draft', d.due_on from document d join desk k on k.id = ${deskId}
    where d.entered_by = k.person_id and ${unsigned}`;

/** The ids of the letters to hand over, in a fixed order to avoid deadlocks between handovers. */
export async function findLetters(db: Transaction, deskId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select distinct x.id from (${lettersOf(deskId)}) x order by x.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The number of letters above a person's clearance. */
export async function countAbove(db: Transaction, deskId: number, clearance: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct x.id)::int as n from (${lettersOf(deskId)}) x join document d on d.id = x.id
    where d.secrecy > ${clearance}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The highest secrecy class that a person may read on a day. */
export async function clearanceOf(db: Transaction, personId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ level: number }>`
    select coalesce(max(c.level), 1)::int as level from clearance c
    where c.person_id = ${personId} and ${inForce('c', now)}`.execute(db);
  return rows[0]?.level ?? 1;
}

/** A page of the letters to hand over, those with a due day first; none above the reader's clearance. */
export async function findItems(
  db: Database,
  { deskId, clearance }: { deskId: number; clearance: number },
  page: { limit: number; offset: number },
): Promise<{ data: HandoverItem[]; total: number }> {
  const open = sql`
    (select x.id, min(x.kind) as kind, min(x.due_on) as due_on from (${lettersOf(deskId)}) x
      join document d on d.id = x.id where d.secrecy <= ${clearance} group by x.id)`;
  const { rows } = await sql<HandoverItem>`
    select x.kind, d.id as "documentId", d.number, d.subject, d.shown_sender as sender, x.due_on as "dueOn"
    from ${open} x join document d on d.id = x.id
    order by x.due_on nulls last, d.id limit ${page.limit} offset ${page.offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${open} x`.execute(db);
  return { data: rows, total: counted.rows[0]?.total ?? 0 };
}

/** The person's other functions, which end and must be reassigned. */
export async function findFunctions(db: Database, personId: number, now: Date): Promise<{ name: string; postName: string }[]> {
  const { rows } = await sql<{ name: string; postName: string }>`
    select s.function::text as name, coalesce(q.shown_name, u.shown_name) as "postName" from seat s
      join desk d on d.id = s.desk_id join unit u on u.id = d.unit_id left join post q on q.id = d.post_id
    where s.person_id = ${personId} and s.function not in ('self', 'head')
      and (s.ends_on is null or s.ends_on >= ${now}::timestamptz::date) order by s.function, s.id limit 100`.execute(db);
  return rows;
}

/** An active person with their own desk, locked; null if there is none. */
export async function lockWithDesk(db: Transaction, personId: number) {
  const { rows } = await sql<{ personId: number; name: string; email: string; unitId: number; deskId: number; version: number }>`
    select p.id as "personId", p.full_name as name, p.email, p.unit_id as "unitId", d.id as "deskId", p.version
    from person p join desk d on d.person_id = p.id
    where p.id = ${personId} and p.closed_on is null for update of p`.execute(db);
  return rows[0] ?? null;
}

export async function insertHandover(
  db: Transaction,
  given: { leaverId: number; successorId: number; reason: string; leaves: boolean },
  { by, now }: { by: number; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('handover')
    .values({ leaver_id: given.leaverId, successor_id: given.successorId, reason: given.reason, leaves: given.leaves, opened_at: now, opened_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function hasOpenHandover(db: Transaction, personId: number): Promise<boolean> {
  const { rows } = await sql`
      select 1 from handover where state = 'open'
        and (leaver_id = ${personId} or (successor_id = ${personId} and leaves)) limit 1`.execute(db);
  return rows.length > 0;
}

/** An open handover, locked; null if there is none. */
export async function lockHandover(db: Transaction, handoverId: number) {
  const { rows } = await sql<{
    leaverId: number;
    successorId: number;
    leaves: boolean;
    reason: string;
    leaverSigned: boolean;
    successorSigned: boolean;
    openedBy: number;
    leaverUnitId: number;
  }>`
    select h.leaver_id as "leaverId", h.successor_id as "successorId", h.leaves, h.reason,
      h.leaver_signed_at is not null as "leaverSigned",
      h.successor_signed_at is not null as "successorSigned", h.opened_by as "openedBy", p.unit_id as "leaverUnitId"
    from handover h join person p on p.id = h.leaver_id where h.id = ${handoverId} and h.state = 'open' for update of h`.execute(db);
  return rows[0] ?? null;
}

export async function signAs(db: Transaction, handoverId: number, who: 'leaver' | 'successor', by: number, absence: string, now: Date): Promise<void> {
  if (who === 'successor') await sql`update handover set successor_signed_at = ${now} where id = ${handoverId}`.execute(db);
  else
    await sql`
    update handover set leaver_signed_at = ${now}, leaver_signed_by = ${by}, absence_reason = ${absence}
    where id = ${handoverId}`.execute(db);
}

export async function endHandover(
  db: Transaction,
  handoverId: number,
  state: 'done' | 'cancelled',
  { by, now, letters }: { by: number; now: Date; letters: number | null },
): Promise<void> {
  await sql`
    update handover set state = ${state}, ended_at = ${now}, ended_by = ${by}, letters = ${letters}
    where id = ${handoverId}`.execute(db);
}

type Found = Omit<Handover, 'maySignAs'> & { leaverUnitId: number };

/** Open handovers in which a person takes part, or whose leaver belongs to one of these units' registries. */
export async function findHandovers(
  db: Database,
  { personId, handoverId, registryUnitIds, now }: { personId: number; handoverId: number | null; registryUnitIds: readonly number[]; now: Date },
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select h.id as "handoverId", json_build_object('personId', l.id, 'name', l.shown_name,
      'unitName', lu.shown_name) as leaver,
      json_build_object('personId', s.id, 'name', s.shown_name, 'unitName', su.shown_name) as successor, h.reason,
        h.leaves, h.opened_at as "openedAt", o.shown_name as "openedBy",
      h.leaver_signed_at as "leaverSignedAt",
        case when h.leaver_signed_by <> h.leaver_id
        then coalesce((select n.shown_name from person n where n.id = h.leaver_signed_by), '')
        else '' end as "signedFor",
      h.successor_signed_at as "successorSignedAt", h.state, ${countsOf('l.id', now)} as counts,
        l.unit_id as "leaverUnitId"
    from handover h join person l on l.id = h.leaver_id join unit lu on lu.id = l.unit_id
      join person s on s.id = h.successor_id join unit su on su.id = s.unit_id
      join person o on o.id = h.opened_by
    where h.state = 'open' and (${handoverId}::int is null or h.id = ${handoverId}::int)
      and (h.leaver_id = ${personId} or h.successor_id = ${personId} or l.unit_id = any(${registryUnitIds}::int[]))
    order by h.id desc limit 50`.execute(db);
  return rows;
}

/** The units served by the registries of these units: themselves and those below without a nearer registry. */
export async function findServedUnits(db: Database | Transaction, unitIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive served as (
      select id from unit where id = any(${unitIds}::int[]) or registry_unit_id = any(${unitIds}::int[])
      union select u.id from unit u join served on u.parent_id = served.id
        where not u.has_registry and u.registry_unit_id is null
    )
    select id from served`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findPersonalDesk(db: Database, personId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from desk where person_id = ${personId}`.execute(db);
  return rows[0]?.id ?? 0;
}
