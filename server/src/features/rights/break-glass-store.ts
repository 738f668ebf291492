import type { BreakGlassRequest } from '@sarabun/contract/rights/break-glass';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { containing } from '../../platform/like-pattern';
import { nameOf } from './appointment-store';

type Row = Omit<BreakGlassRequest, 'mayDecide' | 'letter'> & { ownerUnit: string | null; secrecy: number | null };

const found = (search: string) =>
  sql`from break_glass b join person n on n.id = b.asked_by
    where ${search} = '' or n.search_text like fold(${containing(search)})
      or fold(b.asked_number) like fold(${containing(search)})`;

/** Emergency accesses, newest first. Of the letter only its owner and class are returned, and only up to `clearance`. */
export async function findRequests(
  db: Database,
  { search, self, clearance, now, limit, offset }: { search: string; self: number; clearance: number; now: Date; limit: number; offset: number },
): Promise<{ data: Row[]; total: number }> {
  const [rows, count] = await Promise.all([
    sql<Row>`
      select p."breakGlassId", p."askedNumber", p."askedBy", p."askedAt", p.reason, p.hours, p.state, p."decidedAt",
        p.decision, p."opensUntil", p."isMine", p."documentId", ${nameOf('w')} as "decidedBy",
        u.shown_name as "ownerUnit", d.secrecy,
        (select count(*)::int from audit a
          where a.action = 'openInEmergency' and a.document_id = p.letter
          and a.detail->>'breakGlassId' = p."breakGlassId"::text) as openings
      from (
        select b.id as "breakGlassId", b.asked_number as "askedNumber", ${nameOf('n')} as "askedBy",
          b.asked_at as "askedAt", b.reason, b.hours,
          case when b.state = 'approved' and b.opens_until <= ${now} then 'expired' else b.state end as state,
            b.decided_by, b.decided_at as "decidedAt", b.decision,
          b.opens_until as "opensUntil", b.asked_by = ${self} as "isMine", b.document_id as letter,
          case when b.asked_by = ${self} and b.state = 'approved'
            and b.opens_until > ${now} then b.document_id end as "documentId"
        ${found(search)} order by b.asked_at desc, b.id desc limit ${limit} offset ${offset}
      ) p left join person w on w.id = p.decided_by
        left join document d on d.id = p.letter and d.secrecy <= ${clearance} left join unit u on u.id = d.owner_unit_id
      order by p."askedAt" desc, p."breakGlassId" desc`.execute(db),
    sql<{ n: number }>`select count(*) as n ${found(search)}`.execute(db),
  ]);
  return { data: rows.rows, total: Number(count.rows[0]?.n ?? 0) };
}

/** How many requests of others wait for a decision, and since when. */
export async function findUndecided(db: Database, self: number): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::int as count, min(asked_at) as "oldestAt" from break_glass
    where state = 'asked' and asked_by <> ${self}`.execute(db);
  return rows[0] ?? { count: 0, oldestAt: null };
}

/** The newest letter with a number, up to a clearance; null if there is none. Drafts have no number. */
export async function findByNumber(db: Database | Transaction, number: string, clearance: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select d.id from document d where bare_number(d.number) = bare_number(${number}) and d.number <> ''
      and d.secrecy <= ${clearance} order by d.id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

export async function insertRequest(
  db: Transaction,
  asked: { documentId: number | null; number: string; personId: number; reason: string; hours: number; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('break_glass')
    .values({
      document_id: asked.documentId,
      asked_number: asked.number,
      asked_by: asked.personId,
      asked_at: asked.now,
      reason: asked.reason,
      hours: asked.hours,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a request; null if there is none. */
export async function lockRequest(db: Transaction, id: number) {
  const { rows } = await sql<{ documentId: number | null; askedBy: number; hours: number; state: BreakGlassRequest['state'] }>`
    select document_id as "documentId", asked_by as "askedBy", hours, state from break_glass where id = ${id} for update`.execute(db);
  return rows[0] ?? null;
}

export async function saveDecision(
  db: Transaction,
  id: number,
  decision: { state: 'approved' | 'refused'; by: number; text: string; opensUntil: Date | null; now: Date },
): Promise<void> {
  await sql`
    update break_glass set state = ${decision.state}, decided_by = ${decision.by}, decided_at = ${decision.now},
      decision = ${decision.text}, opens_until = ${decision.opensUntil}
    where id = ${id}`.execute(db);
}

export async function markEnded(db: Transaction, id: number, state: 'withdrawn' | 'ended', by: number, now: Date): Promise<void> {
  await sql`update break_glass set state = ${state}, ended_at = ${now}, ended_by = ${by} where id = ${id}`.execute(db);
}
