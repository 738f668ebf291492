import type { Listener } from '../../platform/outbox';
import { insertItem } from './collection-store';
import { findAutomaticGroups } from './intranet-store';

/** A signed letter that is open to all goes into the groups that take letters of its kind by themselves. Hearing of it twice changes nothing. */
export const publishSigned: Listener<'document.signed'> = async ({ db, now }, { documentId }) => {
  for (const { collection, announcedOn, signedBy } of await findAutomaticGroups(db, documentId, now)) {
    await insertItem(db, { collection, documentId, meetingNumber: null, announcedOn, personId: signedBy, now });
  }
};
