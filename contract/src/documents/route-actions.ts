import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { day, id, moment } from '../wire';
import { responsibilities } from './action';

/** Registers the receipt of a delivered letter (ลงรับ, ข้อ 38): gives the next number of the unit's receive register. */
export const receiveDocument = endpoint({
  name: 'receiveDocument',
  summary: 'Register a delivered letter under the next receive number',
  method: 'POST',
  path: '/api/sarabun/receive-document',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ legId: id }),
  response: z.object({ item: z.object({ documentId: z.number(), legId: z.number(), receiveNumber: z.number(), year: z.number(), receivedAt: moment }) }),
});

/** Names who is responsible (มอบหมาย): units and persons, one of them with the main responsibility. */
export const assignDocument = endpoint({
  name: 'assignDocument',
  summary: 'Assign a letter to units and persons',
  method: 'POST',
  path: '/api/sarabun/assign-document',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    legId: id,
    parties: z.array(z.object({ deskId: id, responsibility: z.enum(responsibilities) })).check(z.minLength(1), z.maxLength(50)),
    task: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
    dueOn: z.optional(z.nullable(day)),
    needsReport: z._default(z.boolean(), false),
  }),
  response: z.object({ item: z.object({ documentId: z.number(), legIds: z.array(z.number()) }) }),
});

/** Desks that can be named as parties: units of the office, posts and persons. Searches names, positions and units. */
export const findParties = endpoint({
  name: 'findParties',
  summary: 'Find units and persons to send or assign a letter to',
  method: 'GET',
  path: '/api/sarabun/parties',
  kind: 'read',
  access: 'signedIn',
  request: z.object({
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    kind: z.optional(z.enum(['unit', 'post', 'person'])),
  }),
  response: z.object({
    items: z.array(
      z.object({
        deskId: z.number(),
        kind: z.enum(['unit', 'post', 'person']),
        name: z.string(),
        /** Position and unit of a person or post; the head of a unit. */
        detail: z.string(),
        unitId: z.number(),
        unitName: z.string(),
        /** Letters that lie on the desk now. */
        open: z.number(),
      }),
    ),
  }),
});
