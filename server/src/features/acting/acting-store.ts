import type { Absence, ActingOrderRow, StandIns } from '@sarabun/contract/acting/acting';
import type { Label } from '@sarabun/contract/values/label';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { inForceOn } from '../../platform/in-force';
import { containing } from '../../platform/like-pattern';
import type { ActingPhrase } from '../../platform/schema';
import type { ActingFacts, ActingTerm } from './acting-rules';

export interface NewOrder {
  postId: number;
  phrase: ActingPhrase;
  applies: 'period' | 'whenAway';
  orderNumber: string;
  orderedOn: string | null;
  startsOn: string;
  endsOn: string | null;
  personIds: readonly number[];
  kinds: readonly number[] | null;
  scope: string;
  excludes: string;
}

export async function insertOrder(db: Transaction, order: NewOrder, by: number, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('acting_order')
    .values({
      post_id: order.postId,
      phrase: order.phrase,
      applies: order.applies,
      order_number: order.orderNumber,
      ordered_on: order.orderedOn,
      starts_on: order.startsOn,
      ends_on: order.endsOn,
      kinds: order.kinds === null ? null : [...order.kinds],
      scope: order.scope,
      excludes: order.excludes,
      entered_at: now,
      entered_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('acting_person')
    .values(order.personIds.map((personId, index) => ({ order_id: id, rank: index + 1, person_id: personId })))
    .execute();
  return id;
}

/** Locks an active post, so that two orders for it are written one after another. */
export async function lockPost(db: Transaction, postId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from post where id = ${postId} and closed_on is null for update`.execute(db);
  return rows.length > 0;
}

export async function inOffice(db: Transaction, personIds: readonly number[]): Promise<Map<number, Label>> {
  const { rows } = await sql<{ id: number } & Label>`
    select id, full_name as th, english_name(p) as en from person p where id = any(${personIds}) and closed_on is null`.execute(db);
  return new Map(rows.map(({ id, th, en }) => [id, { th, en }]));
}

/** The orders in force on a day or later for a post, its holders, and their absences. */
export async function findFacts(
  db: Database | Transaction,
  postId: number,
  from: string,
): Promise<ActingFacts & { orders: (ActingFacts['orders'][number] & { orderNumber: string })[] }> {
  const { rows } = await sql<ActingFacts & { orders: (ActingFacts['orders'][number] & { orderNumber: string })[] }>`
    with orders as (
      select o.* from acting_order o
      where o.post_id = ${postId} and o.revoked_at is null and (o.ends_on is null or o.ends_on >= ${from}::date)
    ), holders as (
      select s.* from seat s join desk d on d.id = s.desk_id
      where d.post_id = ${postId} and s.function = 'holder' and (s.ends_on is null or s.ends_on >= ${from}::date)
    )
    select
      coalesce((select json_agg(json_build_object('orderId', o.id, 'phrase', o.phrase, 'applies', o.applies,
        'orderedOn', o.ordered_on, 'startsOn', o.starts_on, 'endsOn', o.ends_on,
          'orderNumber', o.order_number,
          'persons', (select json_agg(json_build_object('personId', a.person_id, 'leftOn', a.left_on) order by a.rank)
            from acting_person a where a.order_id = o.id)) order by o.id) from orders o), '[]') as orders,
      coalesce((select json_agg(json_build_object('personId', h.person_id, 'startsOn', h.starts_on,
        'endsOn', h.ends_on)) from holders h), '[]') as holders,
      coalesce((select json_agg(json_build_object('personId', b.person_id, 'startsOn', b.starts_on,
        'endsOn', b.ends_on)) from absence b
        where b.cancelled_at is null and b.ends_on >= ${from}::date
          and (b.person_id in (select person_id from holders)
            or b.person_id in (select a.person_id from acting_person a join orders o on o.id = a.order_id))),
            '[]') as absences`.execute(db);
  return rows[0] as (typeof rows)[number];
}

/** The posts that a person holds on some of these days, the main one first. */
export async function findPostsHeld(
  db: Database,
  personId: number,
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
): Promise<{ postId: number; postName: string; startsOn: string; endsOn: string | null }[]> {
  const { rows } = await sql<{ postId: number; postName: string; startsOn: string; endsOn: string | null }>`
    select q.id as "postId", q.shown_name as "postName", s.starts_on as "startsOn", s.ends_on as "endsOn"
    from seat s join desk d on d.id = s.desk_id join post q on q.id = d.post_id
    where s.person_id = ${personId} and s.function = 'holder' and s.starts_on <= ${endsOn}::date
      and (s.ends_on is null or s.ends_on >= ${startsOn}::date)
    order by s.is_main desc, s.id limit 20`.execute(db);
  return rows;
}

/** Terms with the name of the person and the order. */
export async function nameTerms(db: Database, terms: readonly (ActingTerm & { endsOn: string })[]): Promise<StandIns['acting']> {
  const { rows } = await sql<{ orderId: number; personId: number; name: string; phrase: ActingPhrase; orderNumber: string }>`
    select o.id as "orderId", n.id as "personId", ${nameOf('n')} as name, o.phrase, o.order_number as "orderNumber"
    from acting_person a join acting_order o on o.id = a.order_id join person n on n.id = a.person_id
    where o.id = any(${terms.map(({ orderId }) => orderId)}::int[])`.execute(db);
  return terms.flatMap(({ orderId, personId, startsOn, endsOn }) => {
    const named = rows.find((row) => row.orderId === orderId && row.personId === personId);
    return named ? [{ name: named.name, phrase: named.phrase, orderNumber: named.orderNumber, startsOn, endsOn }] : [];
  });
}

/** The acting seats of a post from a day on; a current one counts from that day. */
export async function findTerms(db: Database | Transaction, postId: number, from: string): Promise<ActingTerm[]> {
  const { rows } = await sql<ActingTerm>`
    select s.acting_order_id as "orderId", s.person_id as "personId",
      greatest(s.starts_on, ${from}::date) as "startsOn", s.ends_on as "endsOn"
    from desk d join seat s on s.desk_id = d.id
    where d.post_id = ${postId} and s.function = 'acting' and s.acting_order_id is not null
      and (s.ends_on is null or s.ends_on >= ${from}::date)`.execute(db);
  return rows;
}

/** Replaces the acting seats of a post from a day on; earlier days stay. Returns everyone who has or had such a seat. */
export async function replaceSeats(db: Transaction, postId: number, terms: readonly ActingTerm[], from: string): Promise<number[]> {
  const gone = await sql<{
    personId: number;
  }>`
    delete from seat where post_id = ${postId} and function = 'acting' and starts_on >= ${from}::date
    returning person_id as "personId"`.execute(db);
  const cut = await sql<{ personId: number }>`
    update seat set ends_on = ${from}::date - 1
    where post_id = ${postId} and function = 'acting' and (ends_on is null or ends_on >= ${from}::date)
    returning person_id as "personId"`.execute(db);
  const given = JSON.stringify(terms);
  // A person who keeps acting under the same order keeps the seat with its first day.
  await sql`
    with given as (select * from json_to_recordset(${given}::json) as g ("orderId" int, "personId" int, "startsOn" date,
      "endsOn" date)),
      kept as (
        update seat s set ends_on = g."endsOn" from given g
        where s.post_id = ${postId} and s.function = 'acting' and s.acting_order_id = g."orderId"
          and s.person_id = g."personId" and s.ends_on = g."startsOn" - 1 and g."startsOn" = ${from}::date
        returning s.acting_order_id, s.person_id
      )
    insert into seat (desk_id, person_id, function, post_id, is_main, acting_order_id, starts_on, ends_on)
    select d.id, g."personId", 'acting', ${postId}, false, g."orderId", g."startsOn", g."endsOn"
    from given g join post p on p.id = ${postId}
      join desk d on d.post_id = p.id or (p.is_head and d.kind = 'unit' and d.unit_id = p.unit_id)
    where not (g."startsOn" = ${from}::date
      and exists (select 1 from kept k where k.acting_order_id = g."orderId" and k.person_id = g."personId"))
    on conflict (desk_id, person_id, function, starts_on) do nothing`.execute(db);
  return [...new Set([...gone.rows, ...cut.rows].map(({ personId }) => personId).concat(terms.map(({ personId }) => personId)))];
}

/** Posts for which someone may act from now on and that involve a person as holder or successor. All such posts for null. */
export async function postsConcerning(db: Database | Transaction, personId: number | null, from: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct o.post_id as id from acting_order o
    where o.revoked_at is null and (o.ends_on is null or o.ends_on >= ${from}::date) and (${personId}::int is null
      or exists (select 1 from acting_person a where a.order_id = o.id and a.person_id = ${personId}::int)
      or exists (select 1 from desk d join seat s on s.desk_id = d.id
        where d.post_id = o.post_id and s.function = 'holder' and s.person_id = ${personId}::int))
    order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Removes a person who leaves from every succession, from today on. */
export async function leaveSuccessions(db: Transaction, personId: number, today: string): Promise<void> {
  await sql`update acting_person set left_on = ${today}::date - 1 where person_id = ${personId} and left_on is null`.execute(db);
}

/** Locks an order that is not revoked; null if there is none. */
export async function lockOrder(db: Transaction, orderId: number): Promise<{ version: number; postId: number; revoked: boolean } | null> {
  const { rows } = await sql<{ version: number; postId: number; revoked: boolean }>`
    select version, post_id as "postId", revoked_at is not null as revoked from acting_order where id = ${orderId}
      for update`.execute(db);
  return rows[0] ?? null;
}

export async function markRevoked(db: Transaction, orderId: number, reason: string, by: number, now: Date): Promise<void> {
  await sql`
    update acting_order set revoked_at = ${now}, revoked_by = ${by}, revoke_reason = ${reason}, version = version + 1
    where id = ${orderId}`.execute(db);
}

const nameOf = (alias: string) => sql.raw(`${alias}.shown_name`);

type State = ActingOrderRow['state'];
const stateOf = (today: string) => sql<State>`
  case when o.revoked_at is not null then 'revoked' when o.starts_on > ${today}::date then 'coming'
  when o.ends_on < ${today}::date then 'past' else 'running' end`;

const narrowed = (search: string, state: State | undefined, today: string) => sql`
  (${state ?? null}::text is null or ${stateOf(today)} = ${state ?? null}::text)
  and (${search} = '' or (q.search_text || ' ' || fold(o.order_number)) like fold(${containing(search)})
    or exists (select 1 from acting_person a join person n on n.id = a.person_id
      where a.order_id = o.id and n.search_text like fold(${containing(search)})))`;

export async function findOrders(
  db: Database,
  { search, state, today, limit, offset }: { search: string; state: State | undefined; today: string; limit: number; offset: number },
): Promise<{ data: ActingOrderRow[]; total: number }> {
  const seatOn = (
    work: 'holder' | 'acting',
    more: RawBuilder<unknown>,
  ) => sql`(select ${nameOf('n')} from seat s join desk d on d.id = s.desk_id join person n on n.id = s.person_id
    where d.post_id = q.id and s.function = ${sql.lit(work)} and ${inForceOn('s', today)} ${more} limit 1)`;
  const [page, count] = await Promise.all([
    sql<ActingOrderRow>`
      select o.id as "orderId", o.version, q.shown_name as "postName", u.shown_name as "unitName", o.phrase, o.applies,
        o.order_number as "orderNumber", o.ordered_on as "orderedOn",
        o.starts_on as "startsOn", o.ends_on as "endsOn", o.kinds, o.scope, o.excludes,
          o.revoke_reason as "revokeReason", ${stateOf(today)} as state,
        coalesce((select json_agg(json_build_object('personId', n.id, 'name', ${nameOf('n')}, 'leftOn', a.left_on)
          order by a.rank) from acting_person a join person n on n.id = a.person_id
          where a.order_id = o.id), '[]') as persons,
        ${seatOn('holder', sql``)} as "holderName",
          ${seatOn('acting', sql`and s.acting_order_id = o.id`)} as "actsToday"
      from acting_order o join post q on q.id = o.post_id join unit u on u.id = q.unit_id
      where ${narrowed(search, state, today)}
      order by o.starts_on desc, o.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ n: number }>`
      select count(*) as n from acting_order o join post q on q.id = o.post_id where ${narrowed(search, state, today)}`.execute(db),
  ]);
  return { data: page.rows, total: Number(count.rows[0]?.n ?? 0) };
}

const most = 20;

/** Active posts or persons whose name contains a text. */
export async function findParties(db: Database, search: string, kind: 'post' | 'person') {
  const pattern = containing(search);
  const { rows } = await (kind === 'post'
    ? sql<{ id: number; name: string; detail: string }>`
        select q.id, q.shown_name as name, u.shown_name as detail from post q join unit u on u.id = q.unit_id
        where q.closed_on is null and u.closed_on is null
          and (q.search_text || ' ' || u.search_text) like fold(${pattern})
        order by q.signature_rank nulls last, q.is_executive desc, q.is_head desc, q.position nulls last,
          q.name_th collate "th-x-icu", q.id limit ${sql.lit(most)}`
    : sql<{ id: number; name: string; detail: string }>`
        select n.id, ${nameOf('n')} as name, u.shown_name as detail from person n join unit u on u.id = n.unit_id
        where n.closed_on is null and n.search_text like fold(${pattern})
        order by n.signature_rank nulls last, n.first_name collate "th-x-icu", n.last_name collate "th-x-icu", n.id
        limit ${sql.lit(most)}`
  ).execute(db);
  return rows;
}

const absenceFields = sql`
  b.id as "absenceId", b.person_id as "personId", ${nameOf('n')} as name, b.kind, b.note, b.starts_on as "startsOn",
    b.ends_on as "endsOn", b.cancelled_at is not null as "isCancelled"`;

/** Absences, newest first. */
export async function findAbsences(db: Database, search: string, page: { limit: number; offset: number }): Promise<{ data: Absence[]; total: number }> {
  const found = sql`
    from absence b join person n on n.id = b.person_id
    where ${search} = '' or n.search_text like fold(${containing(search)})`;
  const [rows, count] = await Promise.all([
    sql<Absence>`
      select ${absenceFields} ${found} order by b.starts_on desc, b.id desc limit ${page.limit} offset ${page.offset}`.execute(db),
    sql<{ n: number }>`select count(*) as n ${found}`.execute(db),
  ]);
  return { data: rows.rows, total: Number(count.rows[0]?.n ?? 0) };
}

export async function findAbsencesOf(db: Database, personId: number, today: string): Promise<Absence[]> {
  const { rows } = await sql<Absence>`
    select ${absenceFields} from absence b join person n on n.id = b.person_id
    where b.person_id = ${personId} and b.cancelled_at is null and b.ends_on >= ${today}::date
    order by b.starts_on, b.id`.execute(db);
  return rows;
}

export async function insertAbsence(
  db: Transaction,
  away: { personId: number; kind: Absence['kind']; note: string; startsOn: string; endsOn: string },
  by: number,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('absence')
    .values({ person_id: away.personId, kind: away.kind, note: away.note, starts_on: away.startsOn, ends_on: away.endsOn, entered_at: now, entered_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether a person already has an absence on one of these days. */
export async function isAwayBetween(db: Transaction, personId: number, startsOn: string, endsOn: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from absence where person_id = ${personId} and cancelled_at is null and starts_on <= ${endsOn}::date
      and ends_on >= ${startsOn}::date limit 1`.execute(db);
  return rows.length > 0;
}

/** Cancels an absence and returns its person; null if there is none or it is not of `personId`. */
export async function markCancelled(db: Transaction, absenceId: number, personId: number | null, by: number, now: Date): Promise<number | null> {
  const { rows } = await sql<{ personId: number }>`
    update absence set cancelled_at = ${now}, cancelled_by = ${by}
    where id = ${absenceId} and cancelled_at is null and (${personId}::int is null or person_id = ${personId}::int)
    returning person_id as "personId"`.execute(db);
  return rows[0]?.personId ?? null;
}

/** Current and future acting seats of a person, and those at the person's own posts. */
export async function findActingOf(db: Database, personId: number, today: string) {
  const { rows } = await sql<{
    orderId: number;
    phrase: ActingPhrase;
    postName: string;
    personName: string;
    orderNumber: string;
    startsOn: string;
    endsOn: string | null;
    scope: string;
    excludes: string;
    isToday: boolean;
    isMine: boolean;
  }>`
    select o.id as "orderId", o.phrase, q.shown_name as "postName", ${nameOf('n')} as "personName",
      o.order_number as "orderNumber", s.starts_on as "startsOn", s.ends_on as "endsOn",
      o.scope, o.excludes, s.starts_on <= ${today}::date as "isToday", s.person_id = ${personId} as "isMine"
    from seat s join desk d on d.id = s.desk_id and d.kind = 'post' join acting_order o on o.id = s.acting_order_id
      join post q on q.id = o.post_id join person n on n.id = s.person_id
    where s.function = 'acting' and (s.ends_on is null or s.ends_on >= ${today}::date) and (s.person_id = ${personId}
      or exists (select 1 from seat h
        where h.desk_id = s.desk_id and h.function = 'holder' and h.person_id = ${personId}
        and ${inForceOn('h', today)}))
    order by s.starts_on, s.id limit 50`.execute(db);
  return rows;
}
