import { workQueueNumbers } from '@sarabun/contract/queues/queue';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database';
import { nameOfDesk } from '../../platform/desk-name';
import { inForce } from '../../platform/in-force';
import type { PendingWork } from './follow-up-store';
import type { Charge, Counted } from './pendency-rules';

export interface ReportedUnit {
  unitId: number;
  name: string;
}

/** The open units that a person is in charge of, by code. */
export async function findUnitsInCharge(db: Database, { heads, postDesks, registries }: Charge): Promise<ReportedUnit[]> {
  const { rows } = await sql<ReportedUnit>`
    with recursive below as (
      select u.id, true as whole from unit u where u.id = any(${heads}::int[])
        or u.id in (select p.unit_id from desk d join post p on p.id = d.post_id
          where d.id = any(${postDesks}::int[]) and p.is_executive)
      union
      select u.id, false from unit u where u.id = any(${registries}::int[])
      union
      select u.id, b.whole from below b join unit u on u.parent_id = b.id where b.whole or not u.has_registry
    )
    select u.id as "unitId", u.shown_name as name from unit u
    where u.closed_on is null and u.id in (select id from below) order by u.code, u.id`.execute(db);
  return rows;
}

/** Which desks: those of units, or these. */
export type Where = { unitIds: readonly number[] } | { deskIds: readonly number[] };
/** First and last day of a period; null is open-ended. */
export interface Period {
  from: string | null;
  to: string | null;
}

const desksOf = (where: Where): RawBuilder<unknown> =>
  'unitIds' in where ? sql`d.unit_id = any(${where.unitIds}::int[])` : sql`d.id = any(${where.deskIds}::int[])`;
const bangkok = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Bangkok'`;
const cameIn = ({ from, to }: Period): RawBuilder<unknown> => {
  const all = [sql`true`];
  if (from) all.push(sql`e.sent_at >= ${bangkok(from)}`);
  if (to) all.push(sql`e.sent_at < ${bangkok(to)} + interval '1 day'`);
  return sql.join(all, sql` and `);
};

const maxCounted = 1000;
/** From so many queues of desks on, one pass over all rows costs less than looking at the start of each queue. */
const manyQueues = 1500;

/**
 * What waits at desks, one row for each desk that has something, or for each unit (with a desk of 0). The total comes from the stored counters, the overdue count from the start
 * of the index by due day, the oldest from the start of that by age: the cost depends on the desks, not the letters. For a period, the rows
 * of each queue are counted in the index by age, up to a thousand. For a whole ministry all rows are read once instead.
 */
export async function countDesks(
  db: Database,
  where: Where,
  { clearance, today, period, byUnit = false, many = manyQueues }: { clearance: number; today: string; period: Period; byUnit?: boolean; many?: number },
) {
  const isWhole = period.from === null && period.to === null;
  const came = sql`e.secrecy <= ${clearance} and ${cameIn(period)}`;
  const { rows } = await sql<Counted & { deskId: number; unitId: number }>`
    with q as materialized (
      select c.desk_id, d.unit_id, c.queue, sum(c.total)::int as waiting, sum(c.came_sum)::float8 as came
      from queue_count c join desk d on d.id = c.desk_id
      where ${desksOf(where)} and c.queue = any(${workQueueNumbers}::smallint[]) and c.secrecy <= ${clearance}
      group by c.desk_id, d.unit_id, c.queue having sum(c.total) > 0
    ), size as materialized (select count(*) >= ${many}::int as is_large from q
    ), found as (
      ${startOfEach(came, today, isWhole)} union all ${allAtOnce(came, today, isWhole)}
    )
    select ${byUnit ? sql`0` : sql`desk_id`} as "deskId", unit_id as "unitId", sum(waiting)::int as waiting,
      sum(overdue)::int as overdue, sum(came) as "cameSum", min(oldest_at) as "oldestAt"
    from found group by 1, unit_id`.execute(db);
  return rows;
}

/** SQL: the rows that the oldest of a queue, at most a thousand, add up to. */
const oldestOf = (at: RawBuilder<unknown>, came: RawBuilder<unknown>) => sql`
  select count(*)::int as waiting, sum(extract(epoch from r.sent_at))::float8 as came from (
    select e.sent_at from queue_entry e
    where e.desk_id = ${at}.desk_id and e.queue = ${at}.queue and ${came}
    order by e.sent_at limit ${sql.lit(maxCounted)}) r`;

/** SQL: what waits in each queue of `q`, from the starts of its indexes. */
const startOfEach = (came: RawBuilder<unknown>, today: string, isWhole: boolean) => sql`
  select q.desk_id, q.unit_id, c.waiting, late.n as overdue, c.came, first.sent_at as oldest_at
  from q join lateral (${isWhole ? sql`select q.waiting, q.came` : oldestOf(sql`q`, came)}) c on c.waiting > 0
    cross join lateral (select count(*) as n from (
      select 1 from queue_entry e where e.desk_id = q.desk_id and e.queue = q.queue and e.due_on < ${today}::date
        and ${came} limit ${sql.lit(maxCounted)}) l) late
    left join lateral (select e.sent_at from queue_entry e
      where e.desk_id = q.desk_id and e.queue = q.queue and ${came} order by e.sent_at limit 1) first on true
  where not (select is_large from size)`;

/** SQL: the same from one pass over the rows. "queue + 0" keeps the planner from visiting all rows in the order of an index. */
const allAtOnce = (came: RawBuilder<unknown>, today: string, isWhole: boolean) => sql`
  select q.desk_id, q.unit_id, ${isWhole ? sql`q.waiting` : sql`least(a.n, ${sql.lit(maxCounted)})`},
    least(coalesce(a.overdue, 0), ${sql.lit(maxCounted)}), ${isWhole ? sql`q.came` : sql`coalesce(o.came, a.came)`},
    a.oldest_at
  from q ${sql.raw(isWhole ? 'left join' : 'join')} (
    select e.desk_id, e.queue, count(*) as n, count(*) filter (where e.due_on < ${today}::date) as overdue,
      min(e.sent_at) as oldest_at, sum(extract(epoch from e.sent_at))::float8 as came
    from queue_entry e
    where (select is_large from size) and ${came}
      and ${isWhole ? sql`e.queue + 0` : sql`e.queue`} = any(${workQueueNumbers}::smallint[])
    group by e.desk_id, e.queue
  ) a on a.desk_id = q.desk_id and a.queue = q.queue
  ${isWhole ? sql`` : sql`left join lateral (${oldestOf(sql`a`, came)}) o on a.n > ${sql.lit(maxCounted)}`}
  where (select is_large from size)`;

/** Whose desks these are today: the person at the personal desk or in the post, otherwise the desk itself. */
export async function findBearers(db: Database, where: Where, now: Date) {
  const { rows } = await sql<{
    deskId: number;
    kind: 'unit' | 'post' | 'person';
    deskName: string;
    unitName: string;
    personId: number | null;
    personName: string | null;
    postName: string | null;
  }>`
    select d.id as "deskId", d.kind, coalesce(p.shown_name, u.shown_name) as "deskName", u.shown_name as "unitName",
      n.id as "personId", n.shown_name as "personName", own.name as "postName"
    from desk d join unit u on u.id = d.unit_id left join post p on p.id = d.post_id
      left join lateral (select s.person_id from seat s
        where d.kind = 'post' and s.desk_id = d.id and s.function in ('holder', 'acting')
        and ${inForce('s', now)}
          order by s.function, s.id limit 1) h on true
      left join person n on n.id = coalesce(d.person_id, h.person_id)
      left join lateral (select q.shown_name as name from seat s join post q on q.id = s.post_id
        where s.person_id = n.id and s.function in ('holder', 'acting')
        and ${inForce('s', now)}
          order by s.is_main desc, s.id limit 1) own on true
    where ${desksOf(where)}`.execute(db);
  return rows;
}

interface LettersAsked {
  where: Where;
  clearance: number;
  today: string;
  period: Period;
  overdue: boolean;
  /** The reader's desks: letters that have not reached one of them cannot be opened. */
  ownDeskIds: readonly number[];
}

const rowsAsked = ({ where, clearance, today, period, overdue }: LettersAsked) => sql`
  queue_entry e join desk d on d.id = e.desk_id
  where ${desksOf(where)} and e.queue = any(${workQueueNumbers}::smallint[]) and e.secrecy <= ${clearance}
    and ${cameIn(period)} and (not ${overdue}::boolean or e.due_on < ${today}::date)`;
const mayOpen = ({ ownDeskIds }: LettersAsked) =>
  sql`
    exists (select 1 from document_party y
      where y.document_id = e.document_id and y.desk_id = any(${ownDeskIds}::int[]))`;

/** A page of the letters waiting at desks that the reader may open, longest overdue first. */
export async function findPendingLetters(db: Database, asked: LettersAsked, { limit, offset }: { limit: number; offset: number }): Promise<PendingWork[]> {
  const { rows } = await sql<PendingWork>`
    with page as materialized (
      select e.* from ${rowsAsked(asked)} and ${mayOpen(asked)} order by e.due_on, e.sent_at, e.leg_id limit ${limit}
        offset ${offset}
    )
    select e.document_id as "documentId", e.leg_id as "legId", l.number, l.subject, e.speed, e.secrecy,
      e.sent_at as "sentAt", e.due_on as "dueOn",
      coalesce(${nameOfDesk('e.desk_id')}, '') as "deskName"
    from page e join document l on l.id = e.document_id
    order by e.due_on, e.sent_at, e.leg_id`.execute(db);
  return rows;
}

/** How many letters wait at desks, and how many of them the reader may open; counted up to a thousand. */
export async function countPendingLetters(db: Database, asked: LettersAsked): Promise<{ all: number; open: number }> {
  const { rows } = await sql<{ all: number; open: number }>`
    select (select count(*)::int from (select 1 from ${rowsAsked(asked)} limit ${sql.lit(maxCounted)}) a) as all,
      (select count(*)::int from (select 1 from ${rowsAsked(asked)} and ${mayOpen(asked)}
        limit ${sql.lit(maxCounted)}) o) as open`.execute(db);
  return rows[0] ?? { all: 0, open: 0 };
}
