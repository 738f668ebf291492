import type { Agency } from '@sarabun/contract/agencies/agency';
import {
  type BookItem,
  type getDashboard as dashboardEndpoint,
  mostItems,
  type updateReadPortal as readEndpoint,
} from '@sarabun/contract/collections/get-dashboard';
import type { bookGroups as groupsEndpoint, bookGroupItems as itemsEndpoint, intranetItem as oneEndpoint } from '@sarabun/contract/collections/intranet';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { type CollectionCode, collectionCodes } from '@sarabun/contract/portal/collection';
import { type ActContext, isSettled, type ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { lastVisit } from '../session';
import { newestFirst, newSince } from './collection-rules';
import { countItems, insertItem, markRead, newestItems } from './collection-store';
import { countWritten, findGroupItems, findGroups, findShown, markItemRead, newestWritten } from './intranet-store';

const readerOf = ({ actor, now }: ReadContext | ActContext) => ({ personId: actor.personId, now });
const visitorOf = async (context: ReadContext) => ({ ...readerOf(context), newSince: newSince(await lastVisit(context.db, context.actor), context.now) });
const isHidden = ({ dashboard: { hiddenCollections } }: Agency, code: string) => (hiddenCollections as readonly string[]).includes(code);

/**
 * The eight book collections in their order. Those that the agency or the office hides, or that were not requested, are empty; all are
 * empty for a person who is not settled (see `isSettled`).
 */
export function dashboard(agency: Agency) {
  return async (context: ReadContext, { bookType, querySearch, take }: InputOf<typeof dashboardEndpoint>): Promise<AnswerOf<typeof dashboardEndpoint>> => {
    const { db, actor } = context;
    if (!isSettled(actor)) return { item: collectionCodes.map(() => []), totals: collectionCodes.map(() => 0) };
    const reader = await visitorOf(context);
    const inUse = new Set((await findGroups(db)).map(({ code }) => code));
    const wanted = collectionCodes.filter((code) => inUse.has(code) && !isHidden(agency, code) && (bookType === undefined || bookType === code));
    const [letters, written, letterCounts, writtenCounts] = await Promise.all([
      newestItems(db, wanted, querySearch, reader, take),
      newestWritten(db, wanted, querySearch, reader, take),
      countItems(db, wanted, querySearch, mostItems),
      countWritten(db, wanted, querySearch, reader, mostItems),
    ]);
    const of = (code: CollectionCode, items: readonly (BookItem & { collection: CollectionCode })[]) => items.filter((item) => item.collection === code);
    const total = (code: CollectionCode) => Math.min(mostItems, (letterCounts.get(code) ?? 0) + (writtenCounts.get(code) ?? 0));
    return { item: collectionCodes.map((code) => newestFirst([...of(code, letters), ...of(code, written)], take)), totals: collectionCodes.map(total) };
  };
}

/** The groups of the office in their order, without those that the agency does not have. */
export function bookGroups(agency: Agency) {
  return async ({ db }: ReadContext): Promise<AnswerOf<typeof groupsEndpoint>> => ({
    items: (await findGroups(db)).filter(({ code }) => !isHidden(agency, code)),
  });
}

/** One page of a group. A group that is switched off, or that the agency does not have, does not exist. */
export function bookGroupItems(agency: Agency) {
  return async (context: ReadContext, { code, categoryId, search, page, pageSize }: InputOf<typeof itemsEndpoint>): Promise<AnswerOf<typeof itemsEndpoint>> => {
    const group = (await findGroups(context.db)).find((one) => one.code === code);
    if (!group || isHidden(agency, code)) throw notFound();
    const wanted = { groupId: group.id, code, categoryId: categoryId ?? null, search };
    return { ...(await findGroupItems(context.db, wanted, await visitorOf(context), { limit: pageSize, offset: (page - 1) * pageSize })), page, pageSize };
  };
}

/** One written item, for its audience. */
export async function intranetItem(context: ReadContext, { itemId }: InputOf<typeof oneEndpoint>): Promise<AnswerOf<typeof oneEndpoint>> {
  const item = await findShown(context.db, itemId, readerOf(context));
  if (!item) throw notFound();
  return { item };
}

/** Marks a letter or written item read by the person. */
export async function readItem(context: ActContext, { documentId, itemId }: InputOf<typeof readEndpoint>): Promise<AnswerOf<typeof readEndpoint>> {
  const { db, actor, now, audit } = context;
  if (documentId !== undefined) {
    if (!(await markRead(db, documentId, actor.personId, now))) throw notFound();
    audit({ documentId });
  } else {
    if (itemId === undefined || !(await markItemRead(db, itemId, readerOf(context)))) throw notFound();
    audit({ detail: { itemId } });
  }
  return { isRead: true };
}

/** Shows a letter to everyone in a dashboard collection. */
export async function publishItem(
  { db, actor, now, audit }: ActContext,
  item: { collection: CollectionCode; documentId: number; meetingNumber: string | null; announcedOn: string },
): Promise<void> {
  await insertItem(db, { ...item, personId: actor.personId, now });
  audit({ documentId: item.documentId, detail: { collection: item.collection } });
}
