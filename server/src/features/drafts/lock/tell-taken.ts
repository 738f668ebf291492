import type { Listener } from '../../../platform/outbox';

/** Tells the person from whose tab a draft was taken over. */
export const tellTaken: Listener<'draft.taken'> = async ({ push }, { documentId, fromPersonId, tab }) => {
  push([fromPersonId], 'draft-taken', { documentId, tab });
};
