import type { QueueColumn } from '@sarabun/contract/queues/todo-lists';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database';

/** Whose rows: these desks, up to this secrecy class. */
export interface Viewer {
  deskIds: readonly number[];
  clearance: number;
  today: string;
}

/** A row as the database has it; kinds and classes are numbers still. */
export interface FoundRow {
  kind: number;
  speed: number;
  secrecy: number;
  number: string;
  subject: string;
  organisation: string;
  legId: number;
  documentId: number;
  unitId: number | null;
  assignmentId: number | null;
  receiverUnitId: number | null;
  receiverText: string;
  commandText: string | null;
  usesOwnerNumber: boolean;
  senderTypeId: number;
  onBehalf: boolean;
  forwarded: boolean;
  hasFile: boolean;
  receiptCancelled: boolean;
  commandCarriedOut: boolean;
  sentToPerson: boolean;
  sentAt: Date;
  dueOn: string | null;
  opened: boolean;
  deskId: number;
}

export interface QueueCount {
  queue: number;
  total: number;
  mostUrgent: number;
  overdue: number;
  oldestAt: Date | null;
}

const mostOverdue = 100;

/** Counts of each queue over the viewer's desks, from the maintained counters; what is above clearance does not count. */
export async function countQueues(db: Database, { deskIds, clearance, today }: Viewer): Promise<QueueCount[]> {
  const { rows } = await sql<QueueCount>`
    select c.queue, c.total, c."mostUrgent",
      (select count(*) from (
        select 1 from queue_entry e where e.desk_id = any(${deskIds}) and e.queue = c.queue and e.due_on < ${today}::date and e.secrecy <= ${clearance} limit ${sql.lit(mostOverdue)}
      ) late) as overdue,
      (select min(first.sent_at) from unnest(${deskIds}::int[]) as desk (id) cross join lateral (
        select e.sent_at from queue_entry e where e.desk_id = desk.id and e.queue = c.queue and e.secrecy <= ${clearance} order by e.sent_at limit 1
      ) first) as "oldestAt"
    from (
      select queue, sum(total)::int as total, sum(most_urgent)::int as "mostUrgent" from queue_count
      where desk_id = any(${deskIds}) and secrecy <= ${clearance} group by queue
    ) c where c.total > 0`.execute(db);
  return rows;
}

const selected = sql`
  d.kind, e.speed, e.secrecy, d.number, d.subject, d.sender as organisation, e.leg_id as "legId", e.document_id as "documentId", l.from_unit_id as "unitId",
  l.assignment_id as "assignmentId", l.to_unit_id as "receiverUnitId", d.addressee as "receiverText", l.command_text as "commandText", d.uses_owner_number as "usesOwnerNumber",
  d.sender_type as "senderTypeId", l.on_behalf as "onBehalf", l.parent_leg_id is not null as forwarded, e.has_file as "hasFile",
  l.receipt_cancelled as "receiptCancelled", l.command_done as "commandCarriedOut", e.to_person as "sentToPerson",
  e.sent_at as "sentAt", e.due_on as "dueOn", l.opened_at is not null as opened, e.desk_id as "deskId"`;

/** The order of work: most urgent first, then the nearest due day, then the oldest. */
const workOrder = sql.raw('e.speed desc, e.due_on, e.sent_at, e.leg_id');

/**
 * The first rows of several tiles, each at most `size`, in the order of work. Every desk and queue is read from the top of its own
 * index, so the cost follows the page, not the queue. `tiles` names for each fine queue the tile that shows it.
 */
export async function firstRows(
  db: Database,
  { deskIds, clearance }: Viewer,
  tiles: readonly { tile: number; queue: number }[],
  size: number,
): Promise<(FoundRow & { tile: number })[]> {
  const { rows } = await sql<FoundRow & { tile: number }>`
    with page as materialized (
      select * from (
        select t.tile, e.*, row_number() over (partition by t.tile order by ${workOrder}) as place
        from json_to_recordset(${JSON.stringify(tiles)}::json) as t (tile int, queue smallint)
          cross join unnest(${deskIds}::int[]) as desk (id)
          cross join lateral (
            select * from queue_entry e where e.desk_id = desk.id and e.queue = t.queue and e.secrecy <= ${clearance} order by ${workOrder} limit ${sql.lit(size)}
          ) e
      ) ranked where place <= ${sql.lit(size)}
    )
    select e.tile, ${selected} from page e join document d on d.id = e.document_id join leg l on l.id = e.leg_id order by e.tile, e.place`.execute(db);
  return rows;
}

/** One page of some queues in the order of work, read from the top of each index; for pages that are not far down. */
export async function workPage(
  db: Database,
  { deskIds, clearance }: Viewer,
  queues: readonly number[],
  { offset, size }: { offset: number; size: number },
): Promise<FoundRow[]> {
  const depth = sql.lit(offset + size);
  const { rows } = await sql<FoundRow>`
    with page as materialized (
      select e.* from unnest(${queues}::int[]) as t (queue) cross join unnest(${deskIds}::int[]) as desk (id)
        cross join lateral (
          select * from queue_entry e where e.desk_id = desk.id and e.queue = t.queue and e.secrecy <= ${clearance} order by ${workOrder} limit ${depth}
        ) e
      order by ${workOrder} limit ${sql.lit(size)} offset ${sql.lit(offset)}
    )
    select ${selected} from page e join document d on d.id = e.document_id join leg l on l.id = e.leg_id order by ${workOrder}`.execute(db);
  return rows;
}

/** How rows are narrowed beside the queue itself. */
export interface Narrowing {
  /** Folded text looked for in number, subject and sender; empty for all. */
  search: string;
  only: 'urgent' | 'overdue' | 'withFile' | 'toPerson' | undefined;
  /** Text that a column must contain, or codes that it must be. */
  contains: Partial<Record<QueueColumn, string>>;
  codes: Partial<Record<'typeName' | 'speedName' | 'senderTypeName', number[]>>;
}

const thai = (column: string) => sql.raw(`${column} collate "th-x-icu"`);

/** Each column of the row: what it is sorted by, and what a filter compares. Text contains, codes and ids are equal. */
const columns: Record<QueueColumn, { by: RawBuilder<unknown>; kind: 'text' | 'code' | 'id' | 'flag' }> = {
  typeName: { by: sql.raw('d.kind'), kind: 'code' },
  speedName: { by: sql.raw('e.speed'), kind: 'code' },
  number: { by: thai('d.number'), kind: 'text' },
  subject: { by: thai('d.subject'), kind: 'text' },
  organisation: { by: thai('d.sender'), kind: 'text' },
  legId: { by: sql.raw('e.leg_id'), kind: 'id' },
  documentId: { by: sql.raw('e.document_id'), kind: 'id' },
  unitId: { by: sql.raw('l.from_unit_id'), kind: 'id' },
  assignmentId: { by: sql.raw('l.assignment_id'), kind: 'id' },
  receiverUnitId: { by: sql.raw('l.to_unit_id'), kind: 'id' },
  receiverText: { by: thai('d.addressee'), kind: 'text' },
  commandText: { by: thai('l.command_text'), kind: 'text' },
  usesOwnerNumber: { by: sql.raw('d.uses_owner_number'), kind: 'flag' },
  senderTypeId: { by: sql.raw('d.sender_type'), kind: 'id' },
  senderTypeName: { by: sql.raw('d.sender_type'), kind: 'code' },
  onBehalf: { by: sql.raw('l.on_behalf'), kind: 'flag' },
  forwarded: { by: sql.raw('l.parent_leg_id is not null'), kind: 'flag' },
  hasFile: { by: sql.raw('e.has_file'), kind: 'flag' },
  receiptCancelled: { by: sql.raw('l.receipt_cancelled'), kind: 'flag' },
  commandCarriedOut: { by: sql.raw('l.command_done'), kind: 'flag' },
  sentToPerson: { by: sql.raw('e.to_person'), kind: 'flag' },
};

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function conditions({ deskIds, clearance, today }: Viewer, queues: readonly number[], { search, only, contains, codes }: Narrowing): RawBuilder<unknown> {
  const all = [sql`e.desk_id = any(${deskIds}) and e.queue = any(${queues}) and e.secrecy <= ${clearance}`];
  if (search !== '') all.push(sql`d.search_text like ${likePattern(search)}`);
  if (only === 'urgent') all.push(sql`e.speed > 1`);
  if (only === 'overdue') all.push(sql`e.due_on < ${today}::date`);
  if (only === 'withFile') all.push(sql`e.has_file`);
  if (only === 'toPerson') all.push(sql`e.to_person`);
  for (const [name, text] of Object.entries(contains) as [QueueColumn, string][]) {
    const { by, kind } = columns[name];
    if (kind === 'text') all.push(sql`fold(${sql`${by}`}) like fold(${likePattern(text)})`);
    else if (kind === 'flag') all.push(sql`${by} = ${text === '1'}`);
    else if (kind === 'id') all.push(sql`${by} = ${Number(text)}`);
  }
  for (const [name, wanted] of Object.entries(codes) as [QueueColumn, number[]][]) all.push(sql`${columns[name].by} = any(${wanted})`);
  return sql.join(all, sql` and `);
}

/** One page of some queues, narrowed and sorted by any column; nulls last, the leg as tie-break. Its cost follows the queues of these desks. */
export async function narrowedPage(
  db: Database,
  viewer: Viewer,
  queues: readonly number[],
  narrowing: Narrowing,
  { offset, size, sort, order }: { offset: number; size: number; sort: QueueColumn | undefined; order: 'asc' | 'desc' },
): Promise<FoundRow[]> {
  const by = sort ? sql`${columns[sort].by} ${sql.raw(order)} nulls last, e.leg_id` : workOrder;
  const { rows } = await sql<FoundRow>`
    select ${selected} from queue_entry e join document d on d.id = e.document_id join leg l on l.id = e.leg_id
    where ${conditions(viewer, queues, narrowing)} order by ${by} limit ${sql.lit(size)} offset ${sql.lit(offset)}`.execute(db);
  return rows;
}

/** How many rows some queues hold under a narrowing. */
export async function narrowedCounts(db: Database, viewer: Viewer, queues: readonly number[], narrowing: Narrowing): Promise<QueueCount[]> {
  const { rows } = await sql<QueueCount>`
    select e.queue, count(*) as total, count(*) filter (where e.speed = 4) as "mostUrgent", count(*) filter (where e.due_on < ${viewer.today}::date) as overdue, min(e.sent_at) as "oldestAt"
    from queue_entry e join document d on d.id = e.document_id join leg l on l.id = e.leg_id
    where ${conditions(viewer, queues, narrowing)} group by e.queue`.execute(db);
  return rows;
}

/** The desks at which a person works, with their names and functions. */
export async function findDesks(db: Database, deskIds: readonly number[]) {
  const { rows } = await sql<{ deskId: number; kind: 'unit' | 'post' | 'person'; name: string; unitId: number; unitName: string }>`
    select d.id as "deskId", d.kind, coalesce(p.name_th, n.prefix || n.first_name || ' ' || n.last_name, u.name_th) as name, u.id as "unitId", u.name_th as "unitName"
    from desk d join unit u on u.id = d.unit_id left join post p on p.id = d.post_id left join person n on n.id = d.person_id
    where d.id = any(${deskIds}) order by array_position(${deskIds}::int[], d.id)`.execute(db);
  return rows;
}
