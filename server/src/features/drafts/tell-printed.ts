import type { Listener } from '../../platform/outbox';
import { personsAtDesks } from '../people';
import { partiesOf } from './paper-store';

/** Whoever may know the letter reads it anew: its paper is there. */
export const tellPrinted: Listener<'letter.printed'> = async ({ db, push, deliveredAt }, { documentId }) => {
  const { deskIds, secrecy } = await partiesOf(db, documentId);
  push(await personsAtDesks(db, deskIds, secrecy, deliveredAt), 'queues-changed', { queues: [] });
};
