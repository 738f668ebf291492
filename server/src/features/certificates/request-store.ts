import type { RequestItem, RequestState } from '@sarabun/contract/certificates/certificate';
import type { PersonRequest } from '@sarabun/contract/certificates/certificate-requests';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { isNamed } from '../../platform/like-pattern';
import { mainPost } from './holder-store';

type Db = Database | Transaction;

/** An approval that was not collected in time has lapsed, even before the chore has marked it. */
const stateAt = (now: Date) => sql<RequestState>`
  case when q.state = 'approved' and q.collect_until <= ${now} then 'lapsed' else q.state end`;

const columns = (now: Date) => sql`
  q.id as "requestId", q.kind, q.reason, q.requested_at as "requestedAt", ${stateAt(now)} as state,
    q.decided_at as "decidedAt",
  coalesce(d.shown_name, '') as "decidedBy", q.rule_id is not null as "byRule", q.answer,
    q.collect_until as "collectUntil"`;

export async function findRequestsOf(db: Db, personId: number, now: Date): Promise<RequestItem[]> {
  const { rows } = await sql<RequestItem>`
    select ${columns(now)} from certificate_request q left join person d on d.id = q.decided_by
    where q.person_id = ${personId} order by q.id desc limit 100`.execute(db);
  return rows;
}

interface RequestQuery {
  search: string;
  state: RequestState | undefined;
  own: number;
  now: Date;
}

const narrowed = ({ search, state, now }: RequestQuery) => sql`
  (${state ?? null}::text is null or ${stateAt(now)} = ${state ?? null}::text)
    and (${search} = '' or ${isNamed(sql`p.search_text`, search)})`;

/** A page of the requests, newest first, with their number. */
export async function findRequests(
  db: Database,
  query: RequestQuery,
  page: { limit: number; offset: number },
): Promise<{ data: PersonRequest[]; total: number }> {
  const [rows, count] = await Promise.all([
    sql<PersonRequest>`
      select ${columns(query.now)}, p.id as "personId", p.shown_name as name, ${mainPost(query.now)} as "positionName",
        u.shown_name as "unitName", p.id = ${query.own} as "isOwn"
      from certificate_request q join person p on p.id = q.person_id join unit u on u.id = p.unit_id
        left join person d on d.id = q.decided_by
      where ${narrowed(query)} order by q.requested_at desc, q.id desc limit ${page.limit} offset ${page.offset}`.execute(db),
    sql<{ n: number }>`
      select count(*) as n from certificate_request q join person p on p.id = q.person_id where ${narrowed(query)}`.execute(db),
  ]);
  return { data: rows.rows, total: Number(count.rows[0]?.n ?? 0) };
}

/** Locks an active person; null if there is none. Requests, offers and collections of one person run one after another. */
export async function lockHolder(
  db: Transaction,
  personId: number,
  now: Date,
): Promise<{ name: string; title: string; unit: string; inOffice: boolean } | null> {
  const { rows } = await sql<{ name: string; title: string; unit: string; inOffice: boolean }>`
    select p.full_name as name, ${mainPost(now)} as title, u.name_th as unit, p.closed_on is null as "inOffice"
    from person p join unit u on u.id = p.unit_id where p.id = ${personId} for no key update of p`.execute(db);
  return rows[0] ?? null;
}

export interface KeptRequest {
  requestId: number;
  personId: number;
  state: RequestState;
}

/** Locks a request; null if there is none. */
export async function lockRequest(db: Transaction, requestId: number, now: Date): Promise<KeptRequest | null> {
  const { rows } = await sql<KeptRequest>`
    select q.id as "requestId", q.person_id as "personId", ${stateAt(now)} as state from certificate_request q
    where q.id = ${requestId} for update`.execute(db);
  return rows[0] ?? null;
}

/** The waiting or collectable request of a person; null if there is none. An overdue one lapses here. */
export async function findOpen(db: Transaction, personId: number, now: Date): Promise<number | null> {
  await sql`
    update certificate_request set state = 'lapsed'
    where person_id = ${personId} and state = 'approved' and collect_until <= ${now}`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select id from certificate_request where person_id = ${personId} and state in ('waiting', 'approved')`.execute(db);
  return rows[0]?.id ?? null;
}

/** The rule that approves a person automatically; null if none. */
export async function findRule(db: Db, personId: number, today: string): Promise<number | null> {
  const { rows } = await sql<{ rule: number | null }>`select certificate_rule_of(${personId}, ${today}::date, false) as rule`.execute(db);
  return rows[0]?.rule ?? null;
}

interface NewRequest {
  personId: number;
  kind: RequestItem['kind'];
  reason: string;
  by: number | null;
  now: Date;
  /** Approved at once, by whom or by which rule, and collectable until then; null waits for a decision. */
  approved: { by: number | null; ruleId: number | null; until: Date } | null;
}

export async function insertRequest(db: Transaction, { personId, kind, reason, by, now, approved }: NewRequest): Promise<number> {
  const { id } = await db
    .insertInto('certificate_request')
    .values({
      person_id: personId,
      kind,
      reason,
      requested_at: now,
      requested_by: by,
      state: approved ? 'approved' : 'waiting',
      rule_id: approved?.ruleId ?? null,
      decided_at: approved ? now : null,
      decided_by: approved?.by ?? null,
      collect_until: approved?.until ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function decideRequest(
  db: Transaction,
  requestId: number,
  { until, answer, by, now }: { until: Date | null; answer: string; by: number; now: Date },
): Promise<void> {
  await sql`
    update certificate_request set state = ${until ? 'approved' : 'refused'}, collect_until = ${until},
      answer = ${answer}, decided_by = ${by}, decided_at = ${now}
    where id = ${requestId}`.execute(db);
}

export async function endRequest(db: Transaction, requestId: number, state: 'withdrawn' | 'collected'): Promise<void> {
  await sql`update certificate_request set state = ${state} where id = ${requestId}`.execute(db);
}
