import type { Delivery, DeliveryState, WebhookEvent } from '@sarabun/contract/webhooks/webhooks';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

/** Letters of which other systems may know: neither secret nor personal. The letter is `d`. */
export const isOpen = sql`d.secrecy <= 1 and not d.is_personal`;

/** Counting stops here, so that the list costs the same with any number of deliveries. */
const maxCounted = 10_000;

/** What a letter is told as. */
export interface ToldLetter {
  documentId: number;
  number: string;
  subject: string;
  datedOn: string | null;
  direction: string;
  speed: number;
}

/** The letters among these of which other systems may know. */
export async function findToldLetters(db: Transaction, documentIds: readonly number[]): Promise<ToldLetter[]> {
  const { rows } = await sql<ToldLetter>`
    select d.id as "documentId", d.number, d.subject, d.dated_on as "datedOn", d.direction, d.speed from document d
    where d.id = any(${documentIds}::bigint[]) and ${isOpen}`.execute(db);
  return rows;
}

/** The purposes of legs. */
export async function findPurposes(db: Transaction, legIds: readonly number[]): Promise<{ legId: number; purpose: string }[]> {
  const { rows } = await sql<{ legId: number; purpose: string }>`
    select id as "legId", purpose from leg where id = any(${legIds}::bigint[])`.execute(db);
  return rows;
}

export interface NewDelivery {
  subscriptionId: number;
  documentId: number;
  event: WebhookEvent;
  code: string;
  body: string;
  /** When it happened. */
  at: Date;
}

/** Keeps deliveries as due since what they tell happened, so that a receiver hears of it in this order, however events were gathered. */
export async function insertDeliveries(db: Transaction, deliveries: readonly NewDelivery[], { now, giveUpAt }: { now: Date; giveUpAt: Date }): Promise<void> {
  await sql`
    insert into webhook_delivery (subscription_id, document_id, event, code, body, created_at, due_at, give_up_at)
    select g."subscriptionId", g."documentId", g.event, g.code, g.body, ${now}, g.at, ${giveUpAt}
    from json_to_recordset(${JSON.stringify(deliveries)}::json)
      as g ("subscriptionId" int, "documentId" bigint, event text, code uuid, body text, at timestamptz)`.execute(db);
}

export interface DueDelivery {
  id: number;
  event: string;
  code: string;
  body: string;
  attempts: number;
  giveUpAt: Date;
}

/** Forgets what waits about letters that became secret or personal in the meantime. */
export async function dropClosed(db: Database, subscriptionId: number): Promise<void> {
  await sql`
    delete from webhook_delivery w using document d
    where w.subscription_id = ${subscriptionId} and w.state = 'waiting' and d.id = w.document_id and not (${isOpen})`.execute(db);
}

/** The oldest delivery that is due, if its letter may still be told of. */
export async function findDueDelivery(db: Database, subscriptionId: number, now: Date): Promise<DueDelivery | undefined> {
  const { rows } = await sql<DueDelivery>`
    select w.id, w.event, w.code::text as code, w.body, w.attempts, w.give_up_at as "giveUpAt"
    from webhook_delivery w join document d on d.id = w.document_id
    where w.subscription_id = ${subscriptionId} and w.state = 'waiting' and w.due_at <= ${now} and ${isOpen}
    order by w.due_at, w.id limit 1`.execute(db);
  return rows[0];
}

/** When the next waiting delivery is due, or null. */
export async function findNextDue(db: Database, subscriptionId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(due_at) as at from webhook_delivery where subscription_id = ${subscriptionId} and state = 'waiting'`.execute(db);
  return rows[0]?.at ?? null;
}

export interface Outcome {
  state: DeliveryState;
  status: number | null;
  answer: string;
  error: string | null;
  dueAt: Date;
  endedAt: Date | null;
}

/** Stores the outcome of a try. */
export async function saveOutcome(db: Database, id: number, { state, status, answer, error, dueAt, endedAt }: Outcome): Promise<void> {
  await sql`
    update webhook_delivery set state = ${state}, attempts = attempts + 1, status = ${status}, answer = ${answer},
      error = ${error}, due_at = ${dueAt}, ended_at = ${endedAt} where id = ${id} and state = 'waiting'`.execute(db);
}

/** Makes a delivery wait again; its webhook, or undefined if it is gone or its letter may not be told of any more. */
export async function waitAgain(db: Transaction, id: number, { now, giveUpAt }: { now: Date; giveUpAt: Date }): Promise<number | undefined> {
  const { rows } = await sql<{ subscriptionId: number }>`
    with again as (
      update webhook_delivery w set state = 'waiting', attempts = 0, due_at = ${now}, give_up_at = ${giveUpAt},
        ended_at = null
      from document d where w.id = ${id} and d.id = w.document_id and ${isOpen} returning w.subscription_id
    )
    update webhook_subscription s set quiet_until = null from again where s.id = again.subscription_id
    returning s.id as "subscriptionId"`.execute(db);
  return rows[0]?.subscriptionId;
}

interface Asked {
  id: number;
  state: DeliveryState | undefined;
  limit: number;
  offset: number;
}

/** A page of deliveries, newest first. Those about letters that may not be told of any more are left out. */
export async function findDeliveries(db: Database, { id, state, limit, offset }: Asked): Promise<{ data: Delivery[]; total: number }> {
  const chosen = sql`
    from webhook_delivery w join document d on d.id = w.document_id
    where w.subscription_id = ${id} and ${isOpen}
      and (${state ?? null}::text is null or w.state::text = ${state ?? null})`;
  const [rows, count] = await Promise.all([
    sql<Delivery>`
      select w.id, w.event, d.number as letter, w.state, w.attempts, w.created_at as "createdAt",
        case when w.state = 'waiting' then w.due_at end as "dueAt", w.ended_at as "endedAt", w.status, w.answer, w.error
      ${chosen} order by w.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ n: number }>`select count(*) as n from (select 1 ${chosen} limit ${maxCounted}) counted`.execute(db),
  ]);
  return { data: rows.rows, total: Number(count.rows[0]?.n ?? 0) };
}
