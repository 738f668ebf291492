import type { NoticeChannel } from '@sarabun/contract/notice-delivery/notice-services';
import type { World } from '../../platform/action';
import type { Transaction } from '../../platform/database';
import { enqueueAll } from '../../platform/jobs/enqueue';
import type { JobKind, Kind } from '../../platform/jobs/kinds';
import type { SignedCodes } from '../../platform/keys/signed-code';
import type { OfficeName } from '../../platform/mail';
import { publicLink } from '../../platform/public-link';
import { calendarOf } from '../follow-up';
import { findSettled } from '../session';
import {
  countSent,
  endDeliveries,
  findRecipient,
  findWaiting,
  insertDeliveries,
  type QueuedNotice,
  type Recipient,
  type WaitingNotice,
} from './delivery-store';
import { letterLink } from './notice-links';
import type { ToldNotice } from './outside-texts';
import { lastDigest, nextDigest, quietUntil } from './quiet-rules';

/** The settings for sending notices outside the system. */
export interface OutsideSettings {
  codes: SignedCodes;
  agency: OfficeName;
  /** The public address of the portal; null leaves links out. */
  publicUrl: string | null;
  /** Roles for which the agency requires a second factor. */
  secondFactorRoles: readonly string[];
}

const kindOf = { mail: 'noticeMail', line: 'noticeLine', push: 'noticePush' } as const satisfies Record<NoticeChannel, JobKind>;

/** Queues notices for the channels of their events and persons. They are sent after the commit, by one job for each person and channel. */
export async function queueOutside(db: Transaction, queued: readonly QueuedNotice[], now: Date): Promise<void> {
  if (queued.length === 0) return;
  const wanted = await insertDeliveries(db, queued, now);
  for (const [channel, kind] of Object.entries(kindOf))
    await enqueueAll(
      { db, now },
      kind,
      wanted.filter((one) => one.channel === channel).map(({ personId }) => ({ payload: { personId }, key: personId })),
    );
}

/** What waits, as it may be told. `title` and `html` are those of both languages. */
export type Telling = Omit<WaitingNotice, 'title' | 'html' | 'link'> & ToldNotice;

/** What is sent as one message. */
export interface Message {
  notices: readonly Telling[];
  /** Whether it stands for its notices without telling each of them in full. */
  bundled: boolean;
}

/** How messages leave by a channel. */
export interface Sender {
  channel: NoticeChannel;
  /** Whether the person can be reached now: by an address, or not, or not before a moment. */
  isReached(recipient: Recipient, personId: number): Promise<boolean | Date>;
  /** Sends one message and records what became of it; a date when it must be tried again. */
  send(message: Message, recipient: Recipient, personId: number): Promise<Date | undefined>;
}

const minuteMs = 60_000;
/** More than these in a minute are one message, as in the bell. */
const flood = 5;

/**
 * Sends what waits for a person by a channel: not in their quiet times, at the times of digests if they want it gathered, and nothing that was
 * read, has expired, or is about a letter that they may no longer see.
 */
export function noticeKind(world: World, settings: OutsideSettings, { channel, isReached, send }: Sender, atOnce: number): Kind<{ personId: number }> {
  const { db, clock } = world;

  /** What may be sent now, and when to look again for the rest. */
  async function chosen(person: Recipient, fresh: readonly WaitingNotice[]): Promise<{ ready: readonly WaitingNotice[]; later: Date | null }> {
    const now = clock();
    const calendar = await calendarOf(db);
    const isUrgent = ({ speed }: WaitingNotice) => person.urgentFrom > 0 && speed >= person.urgentFrom;
    const quiet = quietUntil(now, person, calendar);
    if (quiet) return { ready: fresh.filter(isUrgent), later: quiet };
    if (channel !== 'line' || !person.lineGathered) return { ready: fresh, later: null };
    const since = lastDigest(now, person.digestTimes, calendar);
    const ready = fresh.filter((one) => isUrgent(one) || (since && one.createdAt <= since));
    return { ready, later: nextDigest(now, person.digestTimes, calendar) };
  }

  const told = (isSettled: boolean, personId: number) => (one: WaitingNotice) => {
    const path = pathOf(settings.codes, personId, one);
    const link = publicLink(settings.publicUrl, path);
    const tells = !isSettled ? ('unread' as const) : one.secrecy > 1 ? ('secret' as const) : ('all' as const);
    return { ...one, title: { th: one.title, en: one.titleEn }, html: { th: one.html, en: one.htmlEn }, path, link, tells };
  };

  /** Of a flood one message is sent at its beginning and one when a minute has passed; a few are sent one by one. */
  async function grouped(personId: number, ready: readonly Telling[], gathered: boolean): Promise<Message[] | Date> {
    const now = clock();
    const { count, last } = await countSent(db, personId, channel, new Date(now.getTime() - minuteMs));
    if (ready.length <= Math.max(0, flood - count) && !(gathered && ready.length > 1)) return ready.map((one) => ({ notices: [one], bundled: false }));
    if (count > 0 && last) return new Date(last.getTime() + minuteMs);
    return [{ notices: ready, bundled: true }];
  }

  return {
    atOnce,
    retryAfter: () => minuteMs / 1000,
    run: async ({ personId }) => {
      const now = clock();
      const waiting = await findWaiting(db, personId, channel, now);
      if (waiting.length === 0) return undefined;
      const person = await findRecipient(db, personId);
      const reached = person ? await isReached(person, personId) : false;
      if (!person || reached === false) {
        await drop(waiting, 'noAddress');
        return undefined;
      }
      for (const reason of ['read', 'expired', 'notSeen'] as const)
        await drop(
          waiting.filter(({ outdated }) => outdated === reason),
          reason,
        );
      const settled = await findSettled(db, [personId], { demanding: settings.secondFactorRoles, now });
      const isSettled = settled.has(personId);
      const fresh = waiting.filter(({ outdated }) => !outdated);
      // LINE is told of nothing but open letters, and of none to people who have yet to agree to the texts in force.
      const hidden = channel === 'line' ? fresh.filter(({ secrecy }) => secrecy > 1 || !isSettled) : [];
      await drop(hidden, 'secret');
      const open = fresh.filter((one) => !hidden.includes(one));
      if (open.length === 0) return undefined;
      const { ready, later } = await chosen(person, open);
      if (ready.length === 0) return later ?? undefined;
      if (reached instanceof Date) return reached;
      const messages = await grouped(personId, ready.map(told(isSettled, personId)), channel === 'line' && person.lineGathered);
      if (messages instanceof Date) return messages;
      for (const message of messages) {
        const again = await send(message, person, personId);
        if (again) return again;
      }
      return ready.length < open.length && later ? later : undefined;
    },
  };

  function drop(notices: readonly WaitingNotice[], reason: string): Promise<void> {
    return endDeliveries(
      db,
      notices.map(({ id }) => id),
      { state: 'dropped', now: clock(), error: reason },
    );
  }
}

/** The page that a notice leads to. */
function pathOf(codes: SignedCodes, personId: number, { documentId, notificationId, link }: WaitingNotice): string {
  return documentId === null ? (link ?? '/notification-all') : letterLink(codes, { personId, receiveId: notificationId, documentId });
}
