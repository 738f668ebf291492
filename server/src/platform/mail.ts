import { sql } from 'kysely';
import type { Clock } from './clock';
import type { Database, Transaction } from './database';
import { enqueueAll } from './jobs/enqueue';
import { doubling, GiveUp, type Kind } from './jobs/kinds';
import { type Channel, type MailTransport, NotDeliverable } from './services/mail-transport';

/** A mail to be sent, in Thai and English at once: nobody knows in which language a mailbox is read. */
export interface NewMail {
  /** An address that passed `isEmail`. */
  to: string;
  subject: string;
  text: string;
  /** Not sent after this moment, as of a code that has run out by then. */
  expiresAt?: Date;
  /** By mail unless told otherwise; to LINE, `to` is the id of a LINE user. */
  channel?: Channel;
}

/** Puts a mail into the queue, in the transaction of the change that it tells of. It leaves after the commit. */
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

/** With waits of 15 s, 30 s … 1 h: given up after a day. */
const waits = doubling({ first: 15, longest: 3600, most: 31 });

/**
 * Sends queued mails, outside of any transaction: a mail server that is slow or away holds up nobody. What fails is tried again,
 * later each time; an address that the server refuses for good, a code that has run out and a day without success are given up.
 * Of each mail the database says how it stands. A process that dies between sending and noting it sends that mail twice.
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

/** The text of a mail is gone as soon as it has left or is given up. */
async function end(db: Database, id: number, state: 'sent' | 'givenUp', now: Date): Promise<void> {
  await sql`
    update mail set state = ${state}, body = '', ended_at = ${now} where id = ${id} and state = 'waiting'`.execute(db);
}
