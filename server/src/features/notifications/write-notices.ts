import { fillTemplate, type NoticePlace } from '@sarabun/contract/notifications/notice-template';
import type { News } from '@sarabun/contract/realtime';
import type { Label } from '@sarabun/contract/values/label';
import type { Transaction } from '../../platform/database';
import type { BatchContext } from '../../platform/outbox';
import { type CachedRead, cachedRead } from '../../platform/postgres/cached-read';
import { escaped, type OutsideSettings, queueOutside } from '../notice-delivery';
import { findSettled } from '../session';
import { findCleared, findKnowing } from './notice-readers-store';
import { findNoticeEvents, insertNotices, type NoticeEvent, type Receivers } from './notice-store';
import { findSayings, type Saying } from './notification-store';

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
  /** It may name a secret letter, although it is not of one: other channels only say that there is something. */
  keptInside?: boolean;
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
}

/** Creates the writer of notices: the bell, plus mail, LINE and web push if the event and the person want them. */
export function openNotices(settings: OutsideSettings): Notices {
  const events: CachedRead<ReadonlyMap<string, NoticeEvent>> = cachedRead(
    async (db) => new Map((await findNoticeEvents(db)).map((event) => [event.code, event])),
  );
  const eventOf = async (db: Transaction, code: string) => (await events.of(db, settings)).get(code) ?? null;
  return {
    receiversOf: async (db, code) => (await eventOf(db, code))?.receivers ?? null,
    tell: async ({ db, push, deliveredAt, actorId = null }, told) => {
      const due: Written[] = [];
      for (const one of told) {
        const event = await eventOf(db, one.event);
        if (!event || !(event.bell || event.mail || event.line || event.push)) continue;
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
      const knows = await knowing(db, due, deliveredAt);
      for (const { notice, event } of due) {
        // The news names the letter: people who must first agree to a new text, or may not know about it any more, only learn that there is something.
        const hears = (personId: number) => settled.has(personId) && knows(personId, notice.documentId);
        const [told, others] = [notice.personIds.filter(hears), notice.personIds.filter((personId) => !hears(personId))];
        if (event.bell) push(told, 'notifications-changed', { news: newsOf(event, notice, sayings) });
        if (event.bell) push(others, 'notifications-changed', {});
      }
      await queueOutside(db, due.flatMap(leaving), deliveredAt);
    },
  };
}

/** A written notice with its id for each person. */
interface Written {
  notice: Notice;
  event: NoticeEvent;
  receiveIds: Map<number, number>;
}

/** Whether a person may know about the letter of a notice when it is told, which may be later than it happened. */
async function knowing(db: Transaction, due: readonly Written[], now: Date): Promise<(personId: number, documentId: number | null) => boolean> {
  const asked = due.flatMap(({ notice: { personIds, documentId } }) => (documentId === null ? [] : personIds.map((personId) => ({ personId, documentId }))));
  const found = new Set((await findKnowing(db, asked, now)).map(({ personId, documentId }) => `${personId} ${documentId}`));
  return (personId, documentId) => documentId === null || found.has(`${personId} ${documentId}`);
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
    keptInside: notice.keptInside ?? false,
    byId: byId ?? null,
    urgency: notice.urgency ?? null,
    expiresAt: notice.expiresAt ?? null,
    now,
    rings: bell,
  };
}

/** What leaves the system of a written notice, by the channels of its event. */
function leaving({ notice: { secrecy, keptInside = false }, event, receiveIds }: Written) {
  const { id: eventId, mail, line, push } = event;
  if (!mail && !line && !push) return [];
  const wants = { mail, line: line && !keptInside, push };
  return [...receiveIds].map(([personId, notificationId]) => ({ eventId, personId, notificationId, secrecy, ...wants }));
}
