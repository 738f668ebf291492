import type { Agency } from '@sarabun/contract/agencies/agency';
import type { getDashboard as dashboardEndpoint, updateReadPortal as readEndpoint } from '@sarabun/contract/collections/get-dashboard';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { type CollectionCode, collectionCodes } from '@sarabun/contract/portal/collection';
import type { ActContext, ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { insertItem, markRead, newestItems } from './collection-store';

/** The eight book collections in their order; hidden ones and those not asked for are empty. */
export function dashboard({ dashboard: { hiddenCollections } }: Agency) {
  return async ({ db, actor }: ReadContext, { bookType, querySearch }: InputOf<typeof dashboardEndpoint>): Promise<AnswerOf<typeof dashboardEndpoint>> => {
    const wanted = collectionCodes.filter((code) => !hiddenCollections.includes(code) && (bookType === undefined || bookType === code));
    const items = await newestItems(db, wanted, querySearch, actor.personId);
    return { item: collectionCodes.map((code) => items.filter((item) => item.collection === code)) };
  };
}

/** Marks an item of a collection read for the person. */
export async function readItem({ db, actor, now, audit }: ActContext, { documentId }: InputOf<typeof readEndpoint>): Promise<AnswerOf<typeof readEndpoint>> {
  if (!(await markRead(db, documentId, actor.personId, now))) throw notFound();
  audit({ documentId });
  return { isRead: true };
}

/** Shows a letter to everyone in a collection of the dashboard. */
export async function publishItem(
  { db, actor, now, audit }: ActContext,
  item: { collection: CollectionCode; documentId: number; meetingNumber: string | null; announcedOn: string },
): Promise<void> {
  await insertItem(db, { ...item, personId: actor.personId, now });
  audit({ documentId: item.documentId, detail: { collection: item.collection } });
}
