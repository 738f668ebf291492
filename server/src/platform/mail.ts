import type { Label } from '@sarabun/contract/values/label';
import { sql } from 'kysely';
import type { Jobs, ToldNotices } from '../jobs';
import type { Clock } from './clock';
import type { Database, Transaction } from './database';
import { enqueueAll } from './jobs/enqueue';
import { doubling, GiveUp, type Kind } from './jobs/kinds';
import { type MailTransport, NotDeliverable } from './services/mail-transport';

/** The name of the agency that mails are signed with, as it is now. */
export type OfficeName = (db: Database | Transaction) => Promise<Label>;

/** A mail to send, in Thai and English together, because the reader's language is not known. */
export interface NewMail {
  /** An address that passed `isEmail`. */
  to: string;
  subject: string;
  text: string;
  /** Not sent after this moment, for example because its code has expired. */
  expiresAt?: Date;
  /** The notices that it tells of, which are looked at again before it leaves. */
  tells?: ToldNotices;
}

/** Whether a mail of notices may still leave: as it is, at a later moment, or not at all, because what it tells is outdated. */
export type ReviewMail = (mailId: number, tells: ToldNotices) => Promise<'send' | 'dropped' | Date>;

/** Queues a mail in the transaction of the change that it reports. It is sent after the commit. */
export const queueMail = (db: Transaction, mail: NewMail, now: Date): Promise<void> => queueMails(db, [mail], now);

/** Queues many mails in two statements. */
export async function queueMails(db: Transaction, mails: readonly NewMail[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ to, subject, text, expiresAt = null }) => ({ to, subject, text, expiresAt }));
  const { rows: queued } = await sql<{ id: number }>`
    insert into mail (recipient, subject, body, created_at, expires_at)
    select g."to", g.subject, g.text, ${now}, g."expiresAt"
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as g ("to" text, subject text, text text, "expiresAt" timestamptz)
    returning id`.execute(db);
  const jobs = queued.map(({ id }, index) => ({ payload: { mailId: id, ...(mails[index]?.tells && { tells: mails[index].tells }) }, key: id }));
  await enqueueAll({ db, now }, 'mail', jobs);
}

interface Waiting {
  recipient: string;
  subject: string;
  body: string;
  createdAt: Date;
  expiresAt: Date | null;
}

/** Waits of 15 s, 30 s … 1 h; given up after a day. */
const waits = doubling({ first: 15, longest: 3600, most: 31 });

interface MailSurroundings {
  db: Database;
  transport: MailTransport;
  clock: Clock;
  review: ReviewMail;
  /** Told of a mail of notices that is given up, in the same transaction. */
  lost?(db: Transaction, tells: ToldNotices, why: { now: Date; reason: string }): Promise<void>;
}

/**
 * Sends queued mails outside any transaction, so a slow mail server delays nobody. A failed mail is retried with growing waits; it is given
 * up when the server rejects the address for good, its code has expired, or a day has passed. The database keeps the state of each mail. If
 * the process dies between sending and recording, the mail is sent twice. A mail of notices is reviewed before each try.
 */
export function mailKind({ db, transport, clock, review, lost }: MailSurroundings): Kind<Jobs['mail']> {
  return {
    atOnce: 10,
    retryAfter: waits,
    run: async ({ mailId, tells }) => {
      const mail = await find(db, mailId);
      if (!mail) return undefined;
      if (mail.expiresAt && mail.expiresAt <= clock()) throw new GiveUp('expired');
      // A silent mail server may hold it for hours, in which a letter is withdrawn or the quiet times begin.
      const verdict = tells ? await review(mailId, tells) : 'send';
      if (verdict instanceof Date) return verdict;
      if (verdict === 'dropped') return undefined;
      const { recipient, subject, body, createdAt } = mail;
      await transport.send({ id: mailId, to: recipient, subject, text: body, at: createdAt }).catch((error) => {
        throw error instanceof NotDeliverable ? new GiveUp(String(error), { cause: error }) : error;
      });
      await end(db, mailId, 'sent', clock());
      return undefined;
    },
    givenUp: async (transaction, { mailId, tells }, now, reason) => {
      await end(transaction, mailId, 'givenUp', now);
      if (tells) await lost?.(transaction, tells, { now, reason });
    },
  };
}

/** Throws a waiting mail away; false if it has left meanwhile. */
export async function dropMail(db: Transaction, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from mail where id = ${id} and state = 'waiting'`.execute(db);
  return numAffectedRows === 1n;
}

async function find(db: Database, id: number): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select recipient, subject, body, created_at as "createdAt", expires_at as "expiresAt"
    from mail where id = ${id} and state = 'waiting'`.execute(db);
  return rows[0];
}

/** The text of a mail is deleted as soon as it is sent or given up. */
async function end(db: Database, id: number, state: 'sent' | 'givenUp', now: Date): Promise<void> {
  await sql`
    update mail set state = ${state}, body = '', ended_at = ${now} where id = ${id} and state = 'waiting'`.execute(db);
}
