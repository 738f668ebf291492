import type { World } from '../../platform/action';
import { queueMail } from '../../platform/mail';
import { LineAnswered, type LineClient } from '../../platform/services/line-client';
import { deliveryKey } from '../../platform/services/line-delivery-key';
import { NotDeliverable } from '../../platform/services/mail-transport';
import { askedToWait } from '../../platform/services/retry-after';
import { endDeliveries, putOffDeliveries } from './delivery-store';
import { type DigestLine, digestMail } from './digest-texts';
import { noticeMail, secretNoticeMail, unreadNoticeMail } from './notice-mail-texts';
import { lineBundle, lineText, pushBundle, pushText } from './outside-texts';
import { plainLines, plainText } from './plain-text';
import { findTargets, forgetDead, noteUsed, type PushTarget } from './push-device-store';
import { BusyService, DeadDevice, type PushSettings, RefusedDevice, sendPush, serviceOf } from './push-service';
import type { Message, OutsideSettings, Sender, Telling } from './send-notices';
import { findQuietServices, noteFailure, noteSuccess } from './service-store';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** From this speed class on a push service wakes a sleeping device. */
const urgentSpeed = 3;
const maxLineLetters = 5000;
const portalPath = '/notification-all';

const notificationOf = ({ notificationId }: Telling) => notificationId;
const idsOf = ({ notices }: Message) => notices.map(({ id }) => id);
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);
const failureOf = (error: unknown, now: Date) => ({
  error: reasonOf(error),
  askedUntil: error instanceof BusyService || error instanceof LineAnswered ? askedToWait(error.retryAfter, now) : undefined,
});
const home = ({ publicUrl }: OutsideSettings) => (publicUrl ? new URL(portalPath, publicUrl).href : null);

/** Mails go into the queue of mails, which has its own tries. */
export function mailSender(world: World, settings: OutsideSettings): Sender {
  async function text({ notices, bundled }: Message) {
    const agency = await settings.agency(world.db);
    const [first] = notices;
    if (bundled) {
      if (notices.some(({ tells }) => tells === 'unread')) return unreadNoticeMail(agency, home(settings));
      const open = notices.filter(({ tells }) => tells === 'all');
      const lines = open.map(({ title, html, link, createdAt }): DigestLine => ({ title, about: plainText(html.th), at: createdAt, link }));
      return digestMail(agency, lines, { hasSecret: open.length < notices.length, portal: home(settings), now: world.clock(), isFlood: true });
    }
    if (!first) return null;
    if (first.tells === 'unread') return unreadNoticeMail(agency, first.link);
    if (first.tells === 'secret') return secretNoticeMail(agency, first.link);
    return noticeMail(agency, { title: first.title, th: plainLines(first.html.th), en: plainLines(first.html.en), link: first.link });
  }
  return {
    channel: 'mail',
    isReached: async ({ email }) => email !== null,
    send: async (message, { email }, personId) => {
      const now = world.clock();
      const written = await text(message);
      const [only, ...others] = message.notices;
      const until = only?.expiresAt && others.length === 0 ? { expiresAt: only.expiresAt } : {};
      const told = message.notices.filter(({ tells }) => tells === 'all');
      const tells = { personId, notificationIds: message.notices.map(notificationOf), openIds: told.map(notificationOf) };
      await world.db.transaction().execute(async (db) => {
        if (written && email) await queueMail(db, { to: email, ...until, ...written, tells }, now);
        await endDeliveries(db, idsOf(message), { state: 'sent', now });
      });
      world.wake('jobs');
      return undefined;
    },
  };
}

const line = { service: 'line', channel: 'line' } as const;

/** `client` is null while the agency has no channel. */
export function lineSender({ db, clock }: World, settings: OutsideSettings, client: () => Promise<LineClient | null>): Sender {
  return {
    channel: 'line',
    isReached: async ({ lineUserId }) => {
      if (!lineUserId || !(await client())) return false;
      return (await findQuietServices(db, [line.service], clock())).get(line.service) ?? true;
    },
    send: async (message, { lineUserId }) => {
      const [first] = message.notices;
      const channel = await client();
      if (!first || !lineUserId || !channel) return undefined;
      const text = message.bundled ? lineBundle(message.notices, home(settings)) : lineText(first);
      const ids = idsOf(message);
      try {
        await channel.push(lineUserId, [text.slice(0, maxLineLetters)], deliveryKey(`notice ${ids.join()} ${first.createdAt.getTime()} ${lineUserId}`));
      } catch (error) {
        const now = clock();
        if (error instanceof NotDeliverable) {
          await endDeliveries(db, ids, { state: 'failed', now, error: reasonOf(error) });
          return undefined;
        }
        await putOffDeliveries(db, ids, { error: reasonOf(error), now, giveUpBefore: new Date(now.getTime() - dayMs) });
        return noteFailure(db, line, failureOf(error, now), now);
      }
      await endDeliveries(db, ids, { state: 'sent', now: clock() });
      await noteSuccess(db, line, clock());
      return undefined;
    },
  };
}

/** Sends to all devices of a person. One that takes it is enough; those that are gone are forgotten. */
export function pushSender({ db, clock }: World, settings: PushSettings): Sender {
  async function reachable(personId: number): Promise<{ targets: PushTarget[]; quiet: Date[] }> {
    const all = await findTargets(db, personId);
    const quiet = await findQuietServices(db, [...new Set(all.map(serviceOf))], clock());
    return { targets: all.filter((target) => !quiet.has(serviceOf(target))), quiet: [...quiet.values()] };
  }

  type Outcome = { state: 'sent' } | { state: 'dead' } | { state: 'failed'; error: string; next: Date };
  async function sendTo(target: PushTarget, { notices, bundled }: Message): Promise<Outcome> {
    const [first] = notices;
    if (!first) return { state: 'sent' };
    const text = bundled ? pushBundle(notices, target.language) : pushText(first, target.language);
    const link = bundled ? portalPath : first.path;
    const service = { service: serviceOf(target), channel: 'push' } as const;
    try {
      await sendPush(
        target,
        { ...text, link, tag: `notice-${first.notificationId}` },
        notices.some(({ speed }) => speed >= urgentSpeed),
        settings,
      );
    } catch (error) {
      if (error instanceof DeadDevice) {
        await forgetDead(db, target.id);
        return { state: 'dead' };
      }
      // Others at this service are told as before.
      if (error instanceof RefusedDevice) return { state: 'failed', error: reasonOf(error), next: new Date(clock().getTime() + hourMs) };
      return { state: 'failed', error: reasonOf(error), next: await noteFailure(db, service, failureOf(error, clock()), clock()) };
    }
    await noteUsed(db, target.id, clock());
    await noteSuccess(db, service, clock());
    return { state: 'sent' };
  }

  return {
    channel: 'push',
    isReached: async (_recipient, personId) => {
      const { targets, quiet } = await reachable(personId);
      if (targets.length > 0) return true;
      return quiet.length > 0 ? new Date(Math.min(...quiet.map((until) => until.getTime()))) : false;
    },
    send: async (message, _recipient, personId) => {
      const { targets } = await reachable(personId);
      const outcomes = await Promise.all(targets.map((target) => sendTo(target, message)));
      const now = clock();
      const failed = outcomes.filter((outcome) => outcome.state === 'failed');
      const [first] = failed;
      if (outcomes.some(({ state }) => state === 'sent')) await endDeliveries(db, idsOf(message), { state: 'sent', now });
      else if (!first) await endDeliveries(db, idsOf(message), { state: 'dropped', now, error: 'noAddress' });
      else {
        await putOffDeliveries(db, idsOf(message), { error: first.error, now, giveUpBefore: new Date(now.getTime() - dayMs) });
        return new Date(Math.min(...failed.map(({ next }) => next.getTime())));
      }
      return undefined;
    },
  };
}
