import { sql } from 'kysely';
import type { Clock } from './clock';
import type { Database, Transaction } from './database';
import type { Log } from './log';
import { DatabaseAway } from './outage';
import { type Channel, type MailTransport, NotDeliverable } from './services/mail-transport';
import { openWorker } from './worker';

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
export async function queueMail(db: Transaction, { to, subject, text, expiresAt, channel = 'mail' }: NewMail, now: Date): Promise<void> {
  await db
    .insertInto('mail')
    .values({ recipient: to, subject, body: text, created_at: now, next_try_at: now, expires_at: expiresAt ?? null, channel })
    .execute();
}

interface Waiting {
  id: number;
  channel: Channel;
  recipient: string;
  subject: string;
  body: string;
  createdAt: Date;
  expiresAt: Date | null;
  attempts: number;
}

const batch = 10;
const pollMs = 1000;
/** A mail taken by a process that died is tried again after this time. */
const leaseSeconds = 120;
const firstWaitSeconds = 15;
const longestWaitSeconds = 3600;
/** Stopping waits so long for a mail server that does not answer; its mail is sent at the next start. */
const longestStopMs = 5000;
/** With waits of 15 s, 30 s … 1 h: given up after a day. */
const mostAttempts = 31;

/** The worker that empties the queue. */
export interface MailQueue {
  start(): void;
  /** Sends what is due now; answers how many mails it took. */
  deliver(): Promise<number>;
  /** Ends after the mails that are under way, or when they take too long. */
  stop(): Promise<void>;
}

interface Surroundings {
  db: Database;
  transport: MailTransport;
  clock: Clock;
  log: Log;
}

/**
 * Sends queued mails, outside of any transaction: a mail server that is slow or away holds up nobody. What fails is tried again,
 * later each time; an address that the server refuses for good, a code that has run out and a day without success are given up.
 * Of each mail the database says how it stands. A process that dies between sending and noting it sends that mail twice.
 */
export function openMailQueue({ db, transport, clock, log }: Surroundings): MailQueue {
  const worker = openWorker({ work: deliver, everyMs: pollMs, failure: 'the mail queue could not be read', log });

  async function deliver(): Promise<number> {
    const mails = await take(db, clock());
    await Promise.all(mails.map(handle));
    return mails.length;
  }

  async function handle(mail: Waiting): Promise<void> {
    const now = clock();
    if (mail.expiresAt && mail.expiresAt <= now) return end(db, mail.id, { state: 'givenUp', error: 'expired', now });
    try {
      await transport.send({ id: mail.id, channel: mail.channel, to: mail.recipient, subject: mail.subject, text: mail.body, at: mail.createdAt });
      await end(db, mail.id, { state: 'sent', error: null, now });
    } catch (error) {
      // It may have left, and is taken up again when the lease has run out.
      if (error instanceof DatabaseAway) throw error;
      const hopeless = error instanceof NotDeliverable || mail.attempts >= mostAttempts;
      log.error({ err: error, mailId: mail.id, attempts: mail.attempts, hopeless }, 'a mail was not sent');
      if (hopeless) await end(db, mail.id, { state: 'givenUp', error: String(error), now });
      else await putOff(db, mail, String(error), now);
    }
  }

  return {
    deliver,
    start: worker.start,
    stop: async () => {
      await Promise.race([worker.stop(), new Promise((over) => setTimeout(over, longestStopMs).unref())]);
      transport.close();
    },
  };
}

async function take(db: Database, now: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    update mail set attempts = attempts + 1, next_try_at = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
    where id in (select id from mail where state = 'waiting' and next_try_at <= ${now} order by next_try_at, id
      limit ${batch} for update skip locked)
    returning id, channel, recipient, subject, body, created_at as "createdAt", expires_at as "expiresAt", attempts`.execute(db);
  return rows;
}

async function end(db: Database, id: number, { state, error, now }: { state: 'sent' | 'givenUp'; error: string | null; now: Date }): Promise<void> {
  await sql`
    update mail set state = ${state}, body = '', ended_at = ${now}, last_error = ${error?.slice(0, 500) ?? null}
    where id = ${id} and state = 'waiting'`.execute(db);
}

async function putOff(db: Database, { id, attempts }: Waiting, error: string, now: Date): Promise<void> {
  const seconds = Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (attempts - 1));
  await sql`
    update mail set next_try_at = ${now}::timestamptz + make_interval(secs => ${seconds}),
      last_error = ${error.slice(0, 500)} where id = ${id}`.execute(db);
}
