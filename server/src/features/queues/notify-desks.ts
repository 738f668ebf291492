import { type FiledQueue, filedQueues, queues } from '@sarabun/contract/queues/queue';
import { type QueueCode, queueCodes } from '@sarabun/contract/queues/queue-codes';
import type { BatchListener, Listener } from '../../platform/outbox';
import { personsAtEach } from '../people';

const isTile = (code: FiledQueue): code is QueueCode => code !== 'dispatch';
const codeOf = new Map(filedQueues.map((code) => [queues[code].number, isTile(code) ? code : queues[code].fallsTo]));

/** Notifies the cleared people at a desk whose rows moved, once for any number of rows. */
export const notifyDesks: BatchListener<'queues.moved'> = {
  async handleBatch({ db, push, deliveredAt: now }, facts) {
    const moves = facts.flatMap(({ fact: { deskIds, queues: moved, secrecy } }) => deskIds.map((deskId) => ({ deskId, secrecy, moved })));
    const persons = await personsAtEach(
      db,
      moves.map(({ deskId, secrecy }) => ({ deskId, secrecy, functions: null, now })),
    );
    const seen = new Map<number, Set<number>>();
    for (const [index, { moved }] of moves.entries()) {
      for (const personId of persons[index] ?? []) seen.set(personId, new Set([...(seen.get(personId) ?? []), ...moved]));
    }
    for (const [personId, moved] of seen) push([personId], 'queues-changed', { queues: [...moved].flatMap((number) => codeOf.get(number) ?? []) });
  },
};

/** People whose rights changed reload all their queues. */
export const notifyPersons: Listener<'rights.changed'> = async ({ push }, { personIds }) => {
  push(personIds, 'queues-changed', { queues: [...queueCodes] });
};
