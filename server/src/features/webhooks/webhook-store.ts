import type { Webhook, WebhookEvent } from '@sarabun/contract/webhooks/webhooks';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { isOpen } from './delivery-store';

const deliveriesOf = sql`
  from webhook_delivery y join document d on d.id = y.document_id where y.subscription_id = w.id and ${isOpen}`;

/** Every webhook with what waits and what failed. */
export async function findWebhooks(db: Database, now: Date): Promise<Webhook[]> {
  const { rows } = await sql<Webhook>`
    select w.id, w.version, w.name, w.url, w.events, w.active, w.created_at as "createdAt", p.shown_name as "createdBy",
      (select max(s.ends_at) from webhook_secret s
        where s.subscription_id = w.id and s.ends_at > ${now}) as "oldSecretUntil",
      case when w.quiet_until > ${now} then w.quiet_until end as "quietUntil",
      (select count(*) ${deliveriesOf} and y.state = 'waiting') as waiting,
      (select count(*) ${deliveriesOf} and y.state = 'failed') as failed
    from webhook_subscription w join person p on p.id = w.created_by order by w.name, w.id limit 200`.execute(db);
  return rows;
}

export interface Subscriber {
  id: number;
  events: WebhookEvent[];
}

/** Who is told of what. */
export async function findSubscribers(db: Database | Transaction): Promise<Subscriber[]> {
  const { rows } = await sql<Subscriber>`
    select id, events from webhook_subscription where active order by id`.execute(db);
  return rows;
}

export interface WebhookSettings {
  name: string;
  url: string;
  events: readonly WebhookEvent[];
}

export async function insertWebhook(db: Transaction, { name, url, events }: WebhookSettings, { by, now }: { by: number; now: Date }): Promise<number> {
  const { id } = await db
    .insertInto('webhook_subscription')
    .values({ name, url, events: [...events], created_at: now, created_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The version of a webhook, locked until the end of the transaction. */
export async function lockWebhook(db: Transaction, id: number): Promise<{ version: number } | undefined> {
  const { rows } = await sql<{ version: number }>`select version from webhook_subscription where id = ${id} for update`.execute(db);
  return rows[0];
}

/** A changed receiver is tried at once. */
export async function updateWebhook(db: Transaction, id: number, { name, url, events, active }: WebhookSettings & { active: boolean }): Promise<void> {
  await sql`
    update webhook_subscription set name = ${name}, url = ${url}, events = ${events}::text[], active = ${active},
      quiet_until = null, silences = 0, version = version + 1 where id = ${id}`.execute(db);
}

export async function deleteWebhook(db: Transaction, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from webhook_subscription where id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}

/** Adds a secret; the older ones end, at the latest, at this moment. */
export async function addSecret(db: Transaction, id: number, sealed: Buffer, { now, olderUntil }: { now: Date; olderUntil: Date }): Promise<void> {
  await sql`
    update webhook_secret set ends_at = ${olderUntil}
    where subscription_id = ${id} and (ends_at is null or ends_at > ${olderUntil})`.execute(db);
  await db.insertInto('webhook_secret').values({ subscription_id: id, sealed, created_at: now }).execute();
}

export interface Receiver {
  url: string;
  active: boolean;
  quietUntil: Date | null;
  /** How many times it gave no answer, one after another. */
  silences: number;
  /** The sealed secrets in force, newest first. */
  sealed: Buffer[];
}

/** Where and how a webhook is sent now. */
export async function findReceiver(db: Database, id: number, now: Date): Promise<Receiver | undefined> {
  const { rows } = await sql<Omit<Receiver, 'sealed'>>`
    select url, active, quiet_until as "quietUntil", silences from webhook_subscription where id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const secrets = await sql<{ sealed: Buffer }>`
    select sealed from webhook_secret where subscription_id = ${id} and (ends_at is null or ends_at > ${now})
    order by id desc`.execute(db);
  return { ...found, sealed: secrets.rows.map(({ sealed }) => sealed) };
}

/** A receiver that gave no answer is left alone until a moment; `null` and 0 for one that answered. */
export async function setQuiet(db: Database, id: number, until: Date | null, silences: number): Promise<void> {
  await sql`
    update webhook_subscription set quiet_until = ${until}, silences = ${silences}
    where id = ${id} and (quiet_until is distinct from ${until} or silences <> ${silences})`.execute(db);
}
