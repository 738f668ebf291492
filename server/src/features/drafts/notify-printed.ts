import type { Listener } from '../../platform/outbox';
import { personsAtDesks } from '../people';
import { partiesOf } from './paper-store';

/** Tells the parties to reload the letter: its PDF is ready. */
export const notifyPrinted: Listener<'letter.printed'> = async ({ db, push, deliveredAt }, { documentId }) => {
  const { deskIds, secrecy } = await partiesOf(db, documentId);
  push(await personsAtDesks(db, deskIds, secrecy, deliveredAt), 'queues-changed', { queues: [] });
};
