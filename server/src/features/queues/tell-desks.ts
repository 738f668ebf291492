import { queueCodes, queues } from '@sarabun/contract/queues/queue';
import type { Listener } from '../../platform/outbox';
import { personsAtDesks } from '../people';

const codeOf = new Map(queueCodes.map((code) => [queues[code].number, code]));

/** Whoever works at a desk whose rows moved hears of it, if cleared for the letter. */
export const tellDesks: Listener<'queues.moved'> = async ({ db, push }, { deskIds, queues: moved, secrecy }) => {
  const persons = await personsAtDesks(db, deskIds, secrecy, new Date());
  push(persons, 'queues-changed', { queues: moved.flatMap((number) => codeOf.get(number) ?? []) });
};

/** Persons whose rights changed read all their queues anew. */
export const tellPersons: Listener<'rights.changed'> = async ({ push }, { personIds }) => {
  push(personIds, 'queues-changed', { queues: [...queueCodes] });
};
