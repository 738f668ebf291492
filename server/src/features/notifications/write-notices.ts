import { fillTemplate, type NoticePlace } from '@sarabun/contract/notifications/notice-template';
import type { News } from '@sarabun/contract/realtime';
import type { Label } from '@sarabun/contract/values/label';
import type { Transaction } from '../../platform/database';
import type { SignedCodes } from '../../platform/keys/signed-code';
import { queueMail } from '../../platform/mail';
import type { BatchContext } from '../../platform/outbox';
import { type CachedRead, cachedRead } from '../../platform/postgres/cached-read';
import { publicLink } from '../../platform/public-link';
import { findSettled } from '../session';
import { gather } from './digest-store';
import { letterLink } from './notice-links';
import { lineText, noticeMail, secretNoticeMail, unreadNoticeMail } from './notice-mail-texts';
import { findAddresses, findNoticeEvents, insertNotices, type NoticeEvent, type Receivers } from './notice-store';
import { escaped } from './notice-texts';
import { findCleared, findSayings, type Saying } from './notification-store';

/** The settings for sending notices outside the product. */
export interface NoticeSettings {
  codes: SignedCodes;
  agency: Label;
  /** The public address of the portal; null leaves links out of mails. */
  publicUrl: string | null;
  /** Roles for which the agency requires a second factor. */
  secondFactorRoles: readonly string[];
}

type Words = Partial<Record<NoticePlace, string>>;

export interface Notice {
  /** The code of the event, as listed in the settings. */
  event: string;
  personIds: readonly number[];
  documentId: number | null;
  legId: number | null;
  /** A page of the product or an allowed address, if the notice is not about a letter. */
  link?: string | null;
  secrecy: number;
  /** Its title, where the event has none of its own. */
  title?: Label;
  /** How urgent it is, in the order of the speed classes, if it is not about a letter. */
  urgency?: number;
  /** From then on it is neither shown nor mailed. */
  expiresAt?: Date | null;
  words: Record<'th' | 'en', Words>;
  /** Who did it; null where nobody did. Whoever did what is being told of where this is left out. */
  byId?: number | null;
  /** When it happened. */
  now: Date;
}

export const inBoth = (say: (language: 'th' | 'en') => Words): Notice['words'] => ({ th: say('th'), en: say('en') });

/** Where notices are told from: one fact, or several at once. */
type Telling = Pick<BatchContext, 'db' | 'push' | 'deliveredAt'> & { actorId?: number | null };

/** Writes notices as configured by the office. */
export interface Notices {
  /** Who at a desk is notified of an event; null for nobody. */
  receiversOf(db: Transaction, event: string): Promise<Receivers | null>;
  tell(context: Telling, told: readonly Notice[]): Promise<void>;
  /** The settings of events have changed. */
  forget(): void;
}

/** Creates the writer of notices: the bell, plus mail and LINE if the event and the person want them. */
export function openNotices(settings: NoticeSettings): Notices {
  const events: CachedRead<ReadonlyMap<string, NoticeEvent>> = cachedRead(
    async (db) => new Map((await findNoticeEvents(db)).map((event) => [event.code, event])),
  );
  const eventOf = async (db: Transaction, code: string) => (await events.of(db, settings)).get(code) ?? null;
  return {
    receiversOf: async (db, code) => (await eventOf(db, code))?.receivers ?? null,
    forget: events.forget,
    tell: async ({ db, push, deliveredAt, actorId = null }, told) => {
      const due: Written[] = [];
      for (const one of told) {
        const event = await eventOf(db, one.event);
        if (!event || !(event.bell || event.mail || event.line)) continue;
        // Whoever named the persons, nobody hears of a letter above their clearance.
        const personIds = await findCleared(db, one.personIds, one.secrecy, deliveredAt);
        const notice = { ...one, personIds, byId: one.byId === undefined ? actorId : one.byId };
        if (personIds.length > 0) due.push({ notice, event, receiveIds: new Map() });
      }
      if (due.length === 0) return;
      const ids = await insertNotices(
        db,
        due.map(({ notice, event }) => said(event, notice)),
      );
      for (const { place, id, personId } of ids) due[place]?.receiveIds.set(personId, id);
      const heard = new Set(due.flatMap(({ notice }) => notice.personIds));
      const settled = await findSettled(db, [...heard], { demanding: settings.secondFactorRoles, now: deliveredAt });
      const sayings = await findSayings(
        db,
        due.flatMap(({ notice }) => notice.byId ?? []),
        due.flatMap(({ notice }) => notice.documentId ?? []),
        due.flatMap(({ notice }) => notice.urgency ?? []),
      );
      for (const one of due) {
        const { notice, event } = one;
        // The news names the letter: people who must first agree to a new text only learn that there is something.
        const [told, others] = [notice.personIds.filter((id) => settled.has(id)), notice.personIds.filter((id) => !settled.has(id))];
        if (event.bell) push(told, 'notifications-changed', { news: newsOf(event, notice, sayings) });
        if (event.bell) push(others, 'notifications-changed', {});
        if (event.mail || event.line) await send(db, settings, one, settled);
      }
    },
  };
}

/** A written notice with its id for each person. */
interface Written {
  notice: Notice;
  event: NoticeEvent;
  receiveIds: Map<number, number>;
}

const titleOf = ({ titleTh, titleEn }: NoticeEvent): Label => ({ th: titleTh, en: titleEn || titleTh });
const textOf = ({ subject, message }: Words) => subject ?? message ?? '';

/** What a toast says: the screen knows which language its reader has chosen. */
function newsOf(event: NoticeEvent, { title, words, documentId, byId, urgency }: Notice, { persons, speeds, urgencies }: Saying): News {
  const speed = speeds[documentId ?? ''] ?? urgencies[urgency ?? ''];
  const from = persons[byId ?? ''];
  return {
    type: 'info',
    title: title ?? titleOf(event),
    text: { th: textOf(words.th), en: textOf(words.en) },
    ...(speed && { speed }),
    ...(from && { from }),
  };
}

const bold = (name: NoticePlace, value: string) => (name === 'number' ? `<b>${escaped(value)}</b>` : escaped(value));
/** Only the templates come from the office; everything is escaped. */
const htmlOf = (template: string, words: Words) => fillTemplate(escaped(template), words, bold).join('<br>').replaceAll('\n', '<br>');

function said(event: NoticeEvent, { personIds, documentId, legId, link, secrecy, byId, words, now, ...notice }: Notice) {
  const { module, bell } = event;
  const title = notice.title ?? { th: event.titleTh, en: event.titleEn };
  return {
    personIds,
    module,
    titleTh: title.th,
    titleEn: title.en,
    htmlTh: htmlOf(event.textTh, words.th),
    htmlEn: htmlOf(event.textEn, words.en),
    documentId,
    legId,
    link: link ?? null,
    secrecy,
    byId: byId ?? null,
    urgency: notice.urgency ?? null,
    expiresAt: notice.expiresAt ?? null,
    now,
    rings: bell,
  };
}

/** Sends a notice by mail and LINE to those who want it; for who wants mails gathered it waits for the next of them. Of a secret letter, and to who has yet to agree to the texts in force, a mail says only that there is something; LINE says nothing. */
async function send(
  db: Transaction,
  { codes, agency, publicUrl }: NoticeSettings,
  { notice, event, receiveIds }: Written,
  settled: ReadonlySet<number>,
): Promise<void> {
  const { documentId, words, now, expiresAt } = notice;
  const until = expiresAt ? { expiresAt } : {};
  const title = notice.title ?? { th: event.titleTh, en: event.titleEn };
  const secret = notice.secrecy > 1;
  for (const { personId, email, lineUserId, rhythm } of await findAddresses(db, notice.personIds, event.id)) {
    const receiveId = receiveIds.get(personId);
    if (receiveId === undefined) continue;
    const path = documentId === null ? (notice.link ?? '/notification-all') : letterLink(codes, { personId, receiveId, documentId });
    const link = publicLink(publicUrl, path);
    const mayRead = settled.has(personId);
    const text = { title, th: fillTemplate(event.textTh, words.th), en: fillTemplate(event.textEn, words.en), link };
    if (event.mail && email && rhythm === 'digest') await gather(db, personId, receiveId);
    if (event.mail && email && rhythm === 'immediate')
      await queueMail(
        db,
        { to: email, ...until, ...(!mayRead ? unreadNoticeMail(agency, link) : secret ? secretNoticeMail(agency, link) : noticeMail(agency, text)) },
        now,
      );
    if (event.line && lineUserId && !secret && mayRead)
      await queueMail(db, { channel: 'line', to: lineUserId, ...until, subject: title.th, text: lineText(text) }, now);
  }
}
