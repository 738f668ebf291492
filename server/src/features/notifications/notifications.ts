import { bell as bellFigures } from '@sarabun/contract/constants';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type {
  getAllNotifications as allEndpoint,
  getNotifications as bellEndpoint,
  decodeDocument as decodeEndpoint,
  Notification,
  readAllNotifications as readAllEndpoint,
  readNotification as readEndpoint,
} from '@sarabun/contract/notifications/notifications';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { foldSearch } from '@sarabun/contract/values/search-text';
import { type ActContext, type Actor, isSettled, type ReadContext } from '../../platform/action';
import type { Database, Transaction } from '../../platform/database';
import type { SignedCodes } from '../../platform/keys/signed-code';
import type { BatchListener, Listener } from '../../platform/outbox';
import { notFound } from '../../platform/refusals';
import { documentCode, letterLink, receiveCode } from '../notice-delivery';
import { shownModules } from './modules';
import { searchNotifications } from './notice-search-store';
import { logHeaders, readMessage } from './notice-texts';
import {
  type Asked,
  countByModule,
  countNotifications,
  countUnread,
  type FoundNotification,
  findLog,
  findNewest,
  findNotifications,
  markAll,
  markNotification,
  markOpened,
} from './notification-store';
import { findMessagesFor } from './server-message-store';

const desksOf = ({ seats }: Actor) => [...new Set(seats.map(({ deskId }) => deskId))];

const who = async (db: Database | Transaction, { actor, now }: { actor: Actor; now: Date }, modules: InputOf<typeof bellEndpoint>['modules']) => ({
  now,
  personId: actor.personId,
  clearance: actor.clearance,
  deskIds: desksOf(actor),
  modules: await shownModules(db, modules),
});

/** A notice with its target: the dashboard, with codes that work only for this person, or the page it names. */
function withLink(codes: SignedCodes, personId: number, found: FoundNotification): Notification {
  const { receiveId, documentId } = found;
  return { ...found, link: documentId === null ? found.link : letterLink(codes, { personId, receiveId, documentId }) };
}

/** The contents of the bell; no notices for a person who is not settled, because they name letters. */
export function bell(codes: SignedCodes) {
  return async ({ db, actor, origin, now }: ReadContext, { modules }: InputOf<typeof bellEndpoint>): Promise<AnswerOf<typeof bellEndpoint>> => {
    const asked = await who(db, { actor, now }, modules);
    const [alerts, unread, log, messages] = await Promise.all([
      isSettled(actor) ? findNewest(db, asked, { take: bellFigures.rows, language: origin.language, today: bangkokDay(now) }) : [],
      countUnread(db, asked),
      findLog(db, actor.personId, Object.keys(logHeaders), bellFigures.rows),
      findMessagesFor(db, { personId: actor.personId, now, most: bellFigures.rows, open: false }),
    ]);
    const told = messages.map(({ th, en, sentAt }) => ({ icon: 'announcement', header: origin.language === 'en' ? en : th, dateAlert: sentAt }));
    const done = log.flatMap(({ action, at }) => {
      const words = logHeaders[action];
      return words ? [{ icon: words.icon, header: words[origin.language], dateAlert: at }] : [];
    });
    const logs = [...done, ...told].sort((one, other) => other.dateAlert.getTime() - one.dateAlert.getTime()).slice(0, bellFigures.rows);
    const totalAlert = unread.reduce((sum, { count }) => sum + count, 0);
    return { items: { totalAlert, unread, alerts: alerts.map((found) => withLink(codes, actor.personId, found)), logs } };
  };
}

/** All notifications of the person, newest first; `count` is the number of matches, of a search up to a thousand after the page. None for a person who is not settled. */
export function allNotifications(codes: SignedCodes) {
  return async ({ db, actor, origin, now }: ReadContext, input: InputOf<typeof allEndpoint>): Promise<AnswerOf<typeof allEndpoint>> => {
    if (!isSettled(actor)) return { items: [], count: 0 };
    const asked = await who(db, { actor, now }, input.module ? [input.module] : undefined);
    const { take, skip, unread = false } = input;
    const page = { take, skip, unread, language: origin.language, today: bangkokDay(now) };
    const search = foldSearch(input.search);
    const [{ items, count }, totals] = await Promise.all([
      search === '' ? pageAndCount(db, asked, page) : searchNotifications(db, asked, { ...page, search }),
      input.skip === 0 ? countByModule(db, await who(db, { actor, now }, undefined)) : undefined,
    ]);
    return { items: items.map((found) => withLink(codes, actor.personId, found)), count, ...(totals && { totals }) };
  };
}

async function pageAndCount(db: Database, asked: Asked, page: Parameters<typeof findNotifications>[2]): Promise<{ items: FoundNotification[]; count: number }> {
  const [items, count] = await Promise.all([findNotifications(db, asked, page), countNotifications(db, asked, page.unread)]);
  return { items, count };
}

/** Marks one notification read, named by its id or by the code of a link; another person's does not exist. */
export function readNotification(codes: SignedCodes) {
  return async (
    { db, actor, now, origin, audit, announce }: ActContext,
    { receiveId }: InputOf<typeof readEndpoint>,
  ): Promise<AnswerOf<typeof readEndpoint>> => {
    const id = typeof receiveId === 'number' ? receiveId : idOf(codes, receiveId, actor);
    const marked = await markNotification(db, {
      receiveId: id,
      personId: actor.personId,
      clearance: actor.clearance,
      deskIds: desksOf(actor),
      now,
    });
    if (!marked) throw notFound();
    if (marked.first) announce('notices.read', { personId: actor.personId });
    audit({ ...(marked.documentId !== null && { documentId: marked.documentId }), detail: { receiveId: id } });
    return { is_save: marked.first, item: { documentId: marked.documentId, legId: marked.legId }, message: marked.subject ?? readMessage[origin.language] };
  };
}

function idOf(codes: SignedCodes, code: string, actor: Actor): number {
  const [id, personId] = codes.read(receiveCode, code) ?? [];
  if (id === undefined || personId !== actor.personId) throw notFound();
  return id;
}

export async function readAllNotifications(
  { db, actor, now, audit, announce }: ActContext,
  { modules }: InputOf<typeof readAllEndpoint>,
): Promise<AnswerOf<typeof readAllEndpoint>> {
  await markAll(db, await who(db, { actor, now }, modules), now);
  announce('notices.read', { personId: actor.personId });
  audit({ detail: { modules: modules ?? 'all' } });
  return {};
}

/** The other tabs and devices of a person count what was read in one of them. */
export const notifyReader: Listener<'notices.read'> = async ({ push }, { personId }) => push([personId], 'notifications-changed', {});

/** Whoever opens a letter has read what told them of it; their other pages count without it. */
export const readNoticesOf: BatchListener<'document.opened'> = {
  async handleBatch({ db, push }, openings) {
    push(
      await markOpened(
        db,
        openings.map(({ fact, now }) => ({ ...fact, at: now })),
      ),
      'notifications-changed',
      {},
    );
  },
};

/** Reads the document code of a link; a forged one, or another person's, does not exist. */
export function decodeDocument(codes: SignedCodes) {
  return async ({ actor }: ReadContext, { code }: InputOf<typeof decodeEndpoint>): Promise<AnswerOf<typeof decodeEndpoint>> => {
    const [documentId, personId] = codes.read(documentCode, code) ?? [];
    if (documentId === undefined || personId !== actor.personId) throw notFound();
    return { item: { documentId } };
  };
}
