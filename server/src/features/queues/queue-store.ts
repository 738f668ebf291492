import { queues } from '@sarabun/contract/queues/queue';
import type { QueueColumn } from '@sarabun/contract/queues/todo-lists';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database';
import { deskName, nameOfDesk } from '../../platform/desk-name';
import { inForce } from '../../platform/in-force';
import { containing } from '../../platform/like-pattern';
import { hasKinds, isOfKinds, isThere, placeTable, type Viewer } from './place-store';
import { holdsText, receivedUnder } from './receipt-search-store';

/** A row from the database; kinds and classes are still numbers. */
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
  givenTo: string | null;
  receivedUnder: string | null;
  sentBack: boolean;
  openRemarks: boolean;
}

interface TileCount {
  total: number;
  mostUrgent: number;
  overdue: number;
  oldestAt: Date | null;
}

const maxOverdue = 100;

const storedCounts = `
  select sum(total) as total, sum(most_urgent) as most_urgent from queue_count c
    where c.desk_id = place.desk_id and c.queue = place.queue
      and c.secrecy between place.from_class and place.to_class`;

/** The stored counters do not distinguish kinds of letters, so the rows of a place with certain kinds are counted live. */
const counted = (viewer: Viewer) =>
  sql.raw(
    hasKinds(viewer)
      ? `(${storedCounts} and place.kinds is null
  union all
  select count(*), count(*) filter (where e.speed = 4) from queue_entry e
    where place.kinds is not null and e.desk_id = place.desk_id and e.queue = place.queue
      and e.secrecy between place.from_class and place.to_class
      and ${isOfKinds})`
      : `(${storedCounts})`,
  );

const countOf = (viewer: Viewer) => sql<number>`(
  select coalesce(sum(c.total), 0)::int from ${placeTable(viewer)} join lateral ${counted(viewer)} c on true)`;

async function countRows(db: Database, viewer: Viewer): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${countOf(viewer)} as total`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Queues of work that others have. */
const givenQueues = sql.join([queues.jobAssign, queues.jobAssign2, queues.unsigned].map(({ number }) => sql.lit(number)));

const gaveBack = sql`(b.state = 'returned' or b.state = 'refused' and b.purpose <> 'signature')`;

/**
 * SQL: a leg was sent back to its desk, for the reason that the route shows (`sentBackBy` of the contract), and nothing came back from others
 * since. Who declines to sign as a member of a committee sends back only what goes to its writer. Each row looks up a leg or a few by their
 * key: `exists` could be planned as a scan of all legs.
 */
const isSentBack = sql`
  e.desk_id = l.to_desk_id and l.state in ('delivered', 'received') and (l.purpose = 'revision'
    or case when l.back_at is not null
      then (select true from leg b where b.parent_leg_id = l.id and b.ended_at = l.back_at and ${gaveBack} limit 1)
      else (select true from leg b where b.id = l.parent_leg_id and b.ended_at = l.sent_at and ${gaveBack}) end is true)`;

const selected = sql`
  d.kind, e.speed, e.secrecy, d.number, d.subject, d.shown_sender as organisation, e.leg_id as "legId",
    e.document_id as "documentId", l.from_unit_id as "unitId",
  l.assignment_id as "assignmentId", l.to_unit_id as "receiverUnitId", d.addressee as "receiverText",
    l.command_text as "commandText", d.uses_owner_number as "usesOwnerNumber",
  d.sender_type as "senderTypeId", l.on_behalf as "onBehalf", l.parent_leg_id is not null as forwarded,
    e.has_file as "hasFile",
  l.receipt_cancelled as "receiptCancelled", l.command_done as "commandCarriedOut", e.to_person as "sentToPerson",
  e.sent_at as "sentAt", e.due_on as "dueOn", l.opened_at is not null as opened, e.desk_id as "deskId",
  case when e.queue in (${givenQueues}) then ${nameOfDesk('l.to_desk_id')} end as "givenTo",
  ${receivedUnder} as "receivedUnder", ${isSentBack} as "sentBack",
  e.queue = ${sql.lit(queues.sign.number)} and (select true from letter_remark m
    where m.document_id = e.document_id and m.state = 'open' limit 1) is true as "openRemarks"`;

/** Work order: most urgent first, then the nearest due day, then the oldest. */
const workOrder = sql.raw('e.speed desc, e.due_on, e.sent_at, e.leg_id');

/** Longest overdue first, then by due day, then rows without one; ties in work order. */
const dueOrder = sql.raw('e.due_on, e.speed desc, e.sent_at, e.leg_id');

/** The default order of a queue. Each has its index. */
export type Leading = 'work' | 'due';
const orders = { work: workOrder, due: dueOrder };

/** The counts of a tile with some of its rows. */
export type CountedTile = TileCount & { tile: number; rows: FoundRow[] };

/**
 * Several tiles with their counts and first rows, at most `size` each, in work order; empty ones are left out. Every queue of every desk is
 * read from the start of its own index, so the cost depends on the page, not the queue. `tiles` maps each queue to its tile.
 */
export async function findTiles(db: Database, viewer: Viewer, tiles: readonly { tile: number; queue: number }[], size: number): Promise<CountedTile[]> {
  const tileOf = new Map(tiles.map(({ tile, queue }) => [queue, tile]));
  const { rows } = await sql<Omit<CountedTile, 'rows'> & Nullable<FoundRow>>`
    with place as materialized (select * from ${placeTable(viewer, (queue) => tileOf.get(queue) ?? 0)}),
    counts as (
      select place.tile, sum(c.total)::int as total, sum(c.most_urgent)::int as most_urgent,
        sum(late.n)::int as overdue, min(first.sent_at) as oldest_at
      from place
        join lateral ${counted(viewer)} c on c.total > 0
        cross join lateral (
          select count(*) as n from (
            select 1 from queue_entry e where ${isThere(viewer)} and e.due_on < ${viewer.today}::date
            limit ${sql.lit(maxOverdue)}
          ) due
        ) late
        left join lateral (
          select e.sent_at from queue_entry e where ${isThere(viewer)} order by e.sent_at limit 1
        ) first on true
      group by place.tile
    ), page as materialized (
      select * from (
        select place.tile, e.*, row_number() over (partition by place.tile order by ${workOrder}) as rank
        from place cross join lateral (select * from queue_entry e where ${isThere(viewer)} order by ${workOrder}
          limit ${sql.lit(size)}) e
      ) ranked where rank <= ${sql.lit(size)}
    )
    ${countedRows}`.execute(db);
  return gathered(rows);
}

/**
 * The same for tiles under a search: the rows that match, and how many. Each letter in the viewer's places is compared once, whatever the
 * number of tiles.
 */
export async function searchTiles(
  db: Database,
  viewer: Viewer,
  tiles: readonly { tile: number; queue: number }[],
  { search, size }: { search: string; size: number },
): Promise<CountedTile[]> {
  const tileOf = new Map(tiles.map(({ tile, queue }) => [queue, tile]));
  const { rows } = await sql<Omit<CountedTile, 'rows'> & Nullable<FoundRow>>`
    with match as materialized (
      select place.tile, e.* from ${placeTable(viewer, (queue) => tileOf.get(queue) ?? 0)}
        join queue_entry e on ${isThere(viewer)} join document d on d.id = e.document_id
      where ${holdsText(search, viewer)}
    ), counts as (
      select tile, count(*)::int as total, count(*) filter (where speed = 4)::int as most_urgent,
        count(*) filter (where due_on < ${viewer.today}::date)::int as overdue, min(sent_at) as oldest_at
      from match group by tile
    ), page as materialized (
      select * from (
        select e.*, row_number() over (partition by e.tile order by ${workOrder}) as rank from match e
      ) ranked where rank <= ${sql.lit(size)}
    )
    ${countedRows}`.execute(db);
  return gathered(rows);
}

/** SQL: the counts of each tile with its rows. */
const countedRows = sql`
  select counts.tile, counts.total, counts.most_urgent as "mostUrgent", counts.overdue,
    counts.oldest_at as "oldestAt", ${selected}
  from counts left join page e on e.tile = counts.tile left join document d on d.id = e.document_id
    left join leg l on l.id = e.leg_id
  order by counts.tile, e.rank`;

function gathered(rows: readonly (Omit<CountedTile, 'rows'> & Nullable<FoundRow>)[]): CountedTile[] {
  const found: CountedTile[] = [];
  for (const row of rows) {
    const { tile, total, mostUrgent, overdue, oldestAt } = row;
    if (found.at(-1)?.tile !== tile) found.push({ tile, total, mostUrgent, overdue, oldestAt, rows: [] });
    if (row.legId !== null) found.at(-1)?.rows.push(row as FoundRow);
  }
  return found;
}

type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null };

/** One page of the viewer's places with the number of all rows, read from the start of each index; for early pages. */
export async function workPage(
  db: Database,
  viewer: Viewer,
  { offset, size, first }: { offset: number; size: number; first: Leading },
): Promise<{ total: number; rows: FoundRow[] }> {
  const order = orders[first];
  const { rows } = await sql<FoundRow & { total: number }>`
    with page as materialized (
      select e.* from ${placeTable(viewer)}
        cross join lateral (select * from queue_entry e where ${isThere(viewer)} order by ${order}
          limit ${sql.lit(offset + size)}) e
      order by ${order} limit ${sql.lit(size)} offset ${sql.lit(offset)}
    )
    select ${selected}, ${countOf(viewer)} as total
    from page e join document d on d.id = e.document_id join leg l on l.id = e.leg_id
    order by ${order}`.execute(db);
  // An empty page does not say how many rows there are before it.
  return { rows, total: rows[0]?.total ?? (offset === 0 ? 0 : await countRows(db, viewer)) };
}

/** So many rows of a place are looked at for those that were sent back. */
const lookedAt = 2000;
const maxSentBack = 100;

/** How many rows of the viewer's places were sent back to them, in the order of work as far as is looked. */
export async function countSentBack(db: Database, viewer: Viewer): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from ${placeTable(viewer)}
        cross join lateral (select * from queue_entry e where ${isThere(viewer)} order by ${workOrder}
          limit ${sql.lit(lookedAt)}) e
        join leg l on l.id = e.leg_id
      where ${isSentBack} limit ${sql.lit(maxSentBack)}) b`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Filters in addition to the queue itself. */
export interface Narrowing {
  /** Normalised text to find in number, subject and sender, or the receive number; empty for all. */
  search: string;
  only: 'urgent' | 'overdue' | 'withFile' | 'toPerson' | 'sentBack' | undefined;
  /** Text that a column must contain, or codes that it must equal. */
  contains: Partial<Record<QueueColumn, string>>;
  codes: Partial<Record<'typeName' | 'speedName' | 'senderTypeName', number[]>>;
}

/** Each column: its source, and how a filter compares it. Text matches by containment, codes and ids by equality. */
const columns: Record<QueueColumn, { at: `${'d' | 'e' | 'l'}.${string}`; kind: 'text' | 'code' | 'id' | 'flag' }> = {
  typeName: { at: 'd.kind', kind: 'code' },
  speedName: { at: 'e.speed', kind: 'code' },
  number: { at: 'd.number', kind: 'text' },
  subject: { at: 'd.subject', kind: 'text' },
  organisation: { at: 'd.sender', kind: 'text' },
  legId: { at: 'e.leg_id', kind: 'id' },
  documentId: { at: 'e.document_id', kind: 'id' },
  unitId: { at: 'l.from_unit_id', kind: 'id' },
  assignmentId: { at: 'l.assignment_id', kind: 'id' },
  receiverUnitId: { at: 'l.to_unit_id', kind: 'id' },
  receiverText: { at: 'd.addressee', kind: 'text' },
  commandText: { at: 'l.command_text', kind: 'text' },
  usesOwnerNumber: { at: 'd.uses_owner_number', kind: 'flag' },
  senderTypeId: { at: 'd.sender_type', kind: 'id' },
  senderTypeName: { at: 'd.sender_type', kind: 'code' },
  onBehalf: { at: 'l.on_behalf', kind: 'flag' },
  forwarded: { at: 'l.parent_leg_id is not null', kind: 'flag' },
  hasFile: { at: 'e.has_file', kind: 'flag' },
  receiptCancelled: { at: 'l.receipt_cancelled', kind: 'flag' },
  commandCarriedOut: { at: 'l.command_done', kind: 'flag' },
  sentToPerson: { at: 'e.to_person', kind: 'flag' },
};

/** The sort and filter expression of a column; text follows the Thai alphabet. */
function by(column: QueueColumn): RawBuilder<unknown> {
  const { at, kind } = columns[column];
  return sql.raw(kind === 'text' ? `${at} collate "th-x-icu"` : at);
}

function conditions(viewer: Viewer, { search, only, contains, codes }: Narrowing): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [isThere(viewer)];
  if (search !== '') all.push(holdsText(search, viewer));
  if (only === 'urgent') all.push(sql`e.speed > 1`);
  if (only === 'overdue') all.push(sql`e.due_on < ${viewer.today}::date`);
  if (only === 'withFile') all.push(sql`e.has_file`);
  if (only === 'toPerson') all.push(sql`e.to_person`);
  if (only === 'sentBack') all.push(isSentBack);
  for (const [name, text] of Object.entries(contains) as [QueueColumn, string][]) {
    const { kind } = columns[name];
    if (kind === 'text') all.push(sql`fold(${by(name)}) like fold(${containing(text)})`);
    else if (kind === 'flag') all.push(sql`${by(name)} = ${text === '1'}`);
    else if (kind === 'id') all.push(sql`${by(name)} = ${Number(text)}::bigint`);
  }
  for (const [name, wanted] of Object.entries(codes) as [QueueColumn, number[]][]) all.push(sql`${by(name)} = any(${wanted})`);
  return sql.join(all, sql` and `);
}

/** The filtered rows of the viewer's places. Letters and legs are joined only if the filter or the order needs them. */
function narrowedRows(viewer: Viewer, narrowing: Narrowing, sort?: QueueColumn): RawBuilder<unknown> {
  const asked = [...Object.keys(narrowing.contains), ...Object.keys(narrowing.codes), ...(sort ? [sort] : [])] as QueueColumn[];
  const tables = new Set(asked.map((column) => columns[column].at.charAt(0)));
  const joins = [sql`${placeTable(viewer)} join queue_entry e on e.desk_id = place.desk_id and e.queue = place.queue`];
  if (tables.has('d') || narrowing.search !== '') joins.push(sql`join document d on d.id = e.document_id`);
  if (tables.has('l') || narrowing.only === 'sentBack') joins.push(sql`join leg l on l.id = e.leg_id`);
  return sql`${sql.join(joins, sql` `)} where ${conditions(viewer, narrowing)}`;
}

/**
 * One page of the viewer's places, filtered and sorted by any column, with the number of all rows; nulls last, ties by leg. Each row is
 * compared once for both. The cost depends on the queues of these desks.
 */
export async function narrowedPage(
  db: Database,
  viewer: Viewer,
  narrowing: Narrowing,
  { offset, size, sort, order, first }: { offset: number; size: number; sort: QueueColumn | undefined; order: 'asc' | 'desc'; first: Leading },
): Promise<{ total: number; rows: FoundRow[] }> {
  const sorted = sort ? sql`e.sorted_by ${sql.raw(order)} nulls last, e.leg_id` : orders[first];
  const { rows } = await sql<FoundRow & { total: number }>`
    with match as materialized (
      select e.*${sort ? sql`, ${by(sort)} as sorted_by` : sql``} from ${narrowedRows(viewer, narrowing, sort)}
    ), page as materialized (
      select * from match e order by ${sorted} limit ${sql.lit(size)} offset ${sql.lit(offset)}
    )
    select ${selected}, (select count(*)::int from match) as total
    from page e join document d on d.id = e.document_id join leg l on l.id = e.leg_id
    order by ${sorted}`.execute(db);
  // An empty page does not say how many rows there are before it.
  return { rows, total: rows[0]?.total ?? (offset === 0 ? 0 : await countNarrowed(db, viewer, narrowing)) };
}

/** The number of filtered rows in the viewer's places. */
async function countNarrowed(db: Database, viewer: Viewer, narrowing: Narrowing): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${narrowedRows(viewer, narrowing)}`.execute(db);
  return rows[0]?.total ?? 0;
}

interface OwnDesk {
  deskId: number;
  kind: 'unit' | 'post' | 'person';
  name: string;
  unitId: number;
  unitName: string;
  acting: { until: string | null } | null;
}

/** These desks of a person; where they only act for somebody, until when. */
export async function findDesks(db: Database, deskIds: readonly number[], { personId, now }: { personId: number; now: Date }): Promise<OwnDesk[]> {
  const { rows } = await sql<OwnDesk>`
    select d.id as "deskId", d.kind, ${deskName('d')} as name, u.id as "unitId", u.shown_name as "unitName",
      (select case when bool_and(t.function = 'acting')
          then json_build_object('until', case when bool_and(t.ends_on is not null) then max(t.ends_on) end) end
        from seat t where t.desk_id = d.id and t.person_id = ${personId} and ${inForce('t', now)}) as acting
    from desk d join unit u on u.id = d.unit_id
    where d.id = any(${deskIds}) order by array_position(${deskIds}::int[], d.id)`.execute(db);
  return rows;
}
