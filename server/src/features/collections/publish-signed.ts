import type { Listener } from '../../platform/outbox';
import { insertItem } from './collection-store';
import { findAutomaticGroups } from './intranet-store';

/** Adds a signed letter that is open to all to the groups that take its kind automatically. Idempotent. */
export const publishSigned: Listener<'document.signed'> = async ({ db, now }, { documentId }) => {
  for (const { collection, announcedOn, signedBy } of await findAutomaticGroups(db, documentId, now)) {
    await insertItem(db, { collection, documentId, meetingNumber: null, announcedOn, personId: signedBy, now });
  }
};
