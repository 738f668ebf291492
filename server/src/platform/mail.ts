import { sql } from 'kysely';
import type { Clock } from './clock';
import type { Database, Transaction } from './database';
import { enqueueAll } from './jobs/enqueue';
import { doubling, GiveUp, type Kind } from './jobs/kinds';
import { type Channel, type MailTransport, NotDeliverable } from './services/mail-transport';

/** A mail to send, in Thai and English together, because the reader's language is not known. */
export interface NewMail {
  /** An address that passed `isEmail`. */
  to: string;
  subject: string;
  text: string;
  /** Not sent after this moment, for example because its code has expired. */
  expiresAt?: Date;
  /** Mail by default; for LINE, `to` is the id of a LINE user. */
  channel?: Channel;
}

/** Queues a mail in the transaction of the change that it reports. It is sent after the commit. */
export const queueMail = (db: Transaction, mail: NewMail, now: Date): Promise<void> => queueMails(db, [mail], now);

/** Queues many mails in two statements. */
export async function queueMails(db: Transaction, mails: readonly NewMail[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ to, subject, text, expiresAt = null, channel = 'mail' }) => ({ to, subject, text, expiresAt, channel }));
  const { rows: queued } = await sql<{ id: number }>`
    insert into mail (recipient, subject, body, created_at, expires_at, channel)
    select g."to", g.subject, g.text, ${now}, g."expiresAt", g.channel
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as g ("to" text, subject text, text text, "expiresAt" timestamptz, channel text)
    returning id`.execute(db);
  const jobs = queued.map(({ id }) => ({ payload: { mailId: id }, key: id }));
  await enqueueAll({ db, now }, 'mail', jobs);
}

interface Waiting {
  channel: Channel;
  recipient: string;
  subject: string;
  body: string;
  createdAt: Date;
  expiresAt: Date | null;
}

/** Waits of 15 s, 30 s … 1 h; given up after a day. */
const waits = doubling({ first: 15, longest: 3600, most: 31 });

/**
 * Sends queued mails outside any transaction, so a slow mail server delays nobody. A failed mail is retried with growing waits; it is given
 * up when the server rejects the address for good, its code has expired, or a day has passed. The database keeps the state of each mail. If
 * the process dies between sending and recording, the mail is sent twice.
 */
export function mailKind({ db, transport, clock }: { db: Database; transport: MailTransport; clock: Clock }): Kind<{ mailId: number }> {
  return {
    atOnce: 10,
    retryAfter: waits,
    run: async ({ mailId }) => {
      const mail = await find(db, mailId);
      if (!mail) return undefined;
      if (mail.expiresAt && mail.expiresAt <= clock()) throw new GiveUp('expired');
      const { channel, recipient, subject, body, createdAt } = mail;
      await transport.send({ id: mailId, channel, to: recipient, subject, text: body, at: createdAt }).catch((error) => {
        throw error instanceof NotDeliverable ? new GiveUp(String(error), { cause: error }) : error;
      });
      await end(db, mailId, 'sent', clock());
      return undefined;
    },
    givenUp: (transaction, { mailId }, now) => end(transaction, mailId, 'givenUp', now),
  };
}

async function find(db: Database, id: number): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select channel, recipient, subject, body, created_at as "createdAt", expires_at as "expiresAt"
    from mail where id = ${id} and state = 'waiting'`.execute(db);
  return rows[0];
}

/** The text of a mail is deleted as soon as it is sent or given up. */
async function end(db: Database, id: number, state: 'sent' | 'givenUp', now: Date): Promise<void> {
  await sql`
    update mail set state = ${state}, body = '', ended_at = ${now} where id = ${id} and state = 'waiting'`.execute(db);
}
