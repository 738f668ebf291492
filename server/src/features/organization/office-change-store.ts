import type { OfficeChange } from '@sarabun/contract/organization/unit-tree';
import type { Label } from '@sarabun/contract/values/label';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import type { OfficeChangeKind } from '../../platform/schema';

export interface Ordered {
  changeId: number;
  kind: OfficeChangeKind;
  unitId: number | null;
  personId: number | null;
  postId: number | null;
  toUnitId: number | null;
  letterCode: string | null;
  effectiveOn: string;
  orderedBy: number;
}

export async function insertChange(db: Transaction, change: Omit<Ordered, 'changeId'>, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('office_change')
    .values({
      kind: change.kind,
      unit_id: change.unitId,
      person_id: change.personId,
      post_id: change.postId,
      to_unit_id: change.toUnitId,
      letter_code: change.letterCode,
      effective_on: change.effectiveOn,
      ordered_at: now,
      ordered_by: change.orderedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function markApplied(db: Transaction, changeId: number, now: Date): Promise<void> {
  await sql`update office_change set applied_at = ${now}, failure = null where id = ${changeId}`.execute(db);
}

/** Records why a change could not take effect; it will be retried. */
export async function markFailed(db: Transaction, changeId: number, failure: Label, now: Date): Promise<void> {
  await sql`
    update office_change set failure = ${JSON.stringify(failure)}::jsonb, tried_at = ${now} where id = ${changeId}`.execute(db);
}

type Called = Pick<Ordered, 'kind' | 'unitId' | 'postId' | 'personId' | 'effectiveOn'>;

/** Cancels a change (optionally only one of a post); returns what was cancelled, or that it came too late or does not exist. */
export async function markCancelled(
  db: Transaction,
  changeId: number,
  { by, now, onlyPosts }: { by: number; now: Date; onlyPosts: boolean },
): Promise<Called | 'late' | 'none'> {
  const { rows } = await sql<Called & { open: boolean }>`
    select applied_at is null and cancelled_at is null as open, kind, unit_id as "unitId", post_id as "postId",
      person_id as "personId", effective_on as "effectiveOn" from office_change
    where id = ${changeId} and (not ${onlyPosts} or post_id is not null) for update`.execute(db);
  if (!rows[0]) return 'none';
  if (!rows[0].open) return 'late';
  await sql`update office_change set cancelled_at = ${now}, cancelled_by = ${by} where id = ${changeId}`.execute(db);
  const { open: _open, ...called } = rows[0];
  return called;
}

/** The day for which the same change of a unit, person or post is already scheduled. */
export async function findSame(
  db: Transaction,
  { kind, unitId, personId, postId }: Pick<Ordered, 'kind' | 'unitId' | 'personId' | 'postId'>,
): Promise<string | null> {
  const { rows } = await sql<{ on: string }>`
    select effective_on as on from office_change where kind = ${kind} and applied_at is null and cancelled_at is null
      and (unit_id = ${unitId}::int or person_id = ${personId}::int or post_id = ${postId}::int) limit 1`.execute(db);
  return rows[0]?.on ?? null;
}

/** Ids of the due changes, by day; refused ones are retried an hour later. */
export async function findDue(db: Database, today: string, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from office_change where applied_at is null and cancelled_at is null and effective_on <= ${today}
      and (tried_at is null or tried_at <= ${now}::timestamptz - interval '1 hour') order by effective_on, id limit 500`.execute(db);
  return rows.map(({ id }) => id);
}

/** Locks a due change; null if another process has it or has applied it. */
export async function lockDue(db: Transaction, changeId: number): Promise<Ordered | null> {
  const { rows } = await sql<Ordered>`
    select id as "changeId", kind, unit_id as "unitId", person_id as "personId", post_id as "postId",
      to_unit_id as "toUnitId", letter_code as "letterCode",
      effective_on as "effectiveOn", ordered_by as "orderedBy"
    from office_change where id = ${changeId} and applied_at is null and cancelled_at is null for update skip locked`.execute(db);
  return rows[0] ?? null;
}

const shown = sql.raw(`
    c.id as "changeId", c.kind, c.unit_id as "unitId", c.person_id as "personId", c.post_id as "postId",
      coalesce(u.shown_name, p.shown_name, q.shown_name) as name,
  c.to_unit_id as "toUnitId", coalesce(t.shown_name, '') as "toName", c.letter_code as "letterCode",
    c.effective_on as "effectiveOn", c.ordered_at as "orderedAt",
  o.shown_name as "orderedBy", c.failure,
  case when c.applied_at is not null then 'done' when c.cancelled_at is not null then 'cancelled'
    when c.failure is not null then 'failed' else 'coming' end as state`);
const joined = sql.raw(`
    office_change c left join unit u on u.id = c.unit_id left join person p on p.id = c.person_id
      left join post q on q.id = c.post_id left join unit t on t.id = c.to_unit_id
  join person o on o.id = c.ordered_by`);
const open = sql.raw('(c.applied_at is null and c.cancelled_at is null)');

/** A page of future changes, next first, or past ones, newest first. */
export async function findChanges(db: Database, which: 'coming' | 'past', page: { limit: number; offset: number }): Promise<OfficeChange[]> {
  const { rows } =
    which === 'coming'
      ? await sql<OfficeChange>`
          select ${shown} from ${joined} where ${open} order by c.effective_on, c.id limit ${page.limit}
            offset ${page.offset}`.execute(db)
      : await sql<OfficeChange>`
          select ${shown} from ${joined} where not ${open} order by c.id desc limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function countChanges(db: Database, which: 'coming' | 'past'): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from office_change c where ${open} = ${which === 'coming'}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function findChangesOf(db: Database, of: { unitId: number } | { postId: number }): Promise<OfficeChange[]> {
  const one = 'unitId' in of ? sql`c.unit_id = ${of.unitId}` : sql`c.post_id = ${of.postId}`;
  const { rows } = await sql<OfficeChange>`
    select ${shown} from ${joined} where ${one} and ${open} order by c.effective_on, c.id`.execute(db);
  return rows;
}
