import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { id } from '../wire';

/** Limits: lists per person, and receivers per list. */
export const maxLists = 50;
export const maxOnList = 500;

const receiver = z.object({ deskId: z.nullable(id), name: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)) });
/** As it is written into a letter, where the screen may show another name; and the post of the head of a unit, to which it is addressed. */
const inLetter = { thaiName: z.optional(z.string()), headPost: z.optional(z.nullable(z.string())) };
const list = z.object({
  listId: z.number(),
  name: z.string(),
  receivers: z.array(z.object({ deskId: z.nullable(z.number()), name: z.string(), ...inLetter })),
});
export type ReceiverList = z.output<typeof list>;

/** The receivers a circular can be sent to at once: all units that receive letters, and the person's own lists. */
export const receiverLists = endpoint({
  name: 'receiverLists',
  summary: 'All units that receive letters, and the lists of receivers that the person keeps',
  method: 'GET',
  path: '/api/sarabun/receiver-lists',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({
    /** Units with a registry, without the person's own; all units if the office has only one registry. */
    units: z.array(z.object({ deskId: z.number(), name: z.string(), ...inLetter })),
    lists: z.array(list),
  }),
});

export const saveReceiverList = endpoint({
  name: 'saveReceiverList',
  summary: 'Keep a list of receivers under a name',
  method: 'POST',
  path: '/api/sarabun/save-receiver-list',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    name: z.string().check(z.trim(), z.normalize('NFC'), z.minLength(1), z.maxLength(80)),
    receivers: z.array(receiver).check(z.minLength(1), z.maxLength(maxOnList)),
  }),
  response: z.object({ listId: z.number() }),
});

export const forgetReceiverList = endpoint({
  name: 'forgetReceiverList',
  summary: 'Throw a kept list of receivers away',
  method: 'POST',
  path: '/api/sarabun/forget-receiver-list',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ listId: id }),
  response: nothing,
});
