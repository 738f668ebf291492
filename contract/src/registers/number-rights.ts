import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { listRequest, listResponse } from '../list';
import { id, moment } from '../wire';
import { numberRights } from './register';

const query: Access = { menu: 'manage-number-premission', right: 'query' };
const manage: Access = { menu: 'manage-number-premission', right: 'manage' };

const right = z.object({
  rightId: z.number(),
  what: z.enum(numberRights),
  unitId: z.number(),
  unitName: z.string(),
  /** The holder: a person, or whoever holds or acts for a post. */
  holder: z.object({ kind: z.enum(['person', 'post']), id: z.number(), name: z.string(), unitName: z.string() }),
  grantedAt: moment,
  grantedBy: z.string(),
  endedAt: z.nullable(moment),
  endedBy: z.string(),
});
export type NumberRightRow = z.output<typeof right>;

export const listNumberRights = endpoint({
  name: 'listNumberRights',
  summary: 'Who may reserve, back-date, cancel or take the numbers of which unit',
  method: 'POST',
  path: '/api/core/registers/number-rights',
  kind: 'read',
  access: query,
  request: z.extend(listRequest, {
    what: z.optional(z.enum(numberRights)),
    unitId: z.optional(id),
    state: z._default(z.enum(['on', 'off']), 'on'),
  }),
  response: z.extend(listResponse(right), { on: z.number(), off: z.number() }),
});

export const numberRightChoices = endpoint({
  name: 'numberRightChoices',
  summary: 'Units with registers, and persons and posts found by name, to give rights to',
  method: 'GET',
  path: '/api/core/registers/number-right-choices',
  kind: 'read',
  access: query,
  request: z.object({ search: z._default(z.string().check(z.trim(), z.maxLength(100)), '') }),
  response: z.object({
    units: z.array(z.object({ id: z.number(), name: z.string() })),
    holders: z.array(z.object({ kind: z.enum(['person', 'post']), id: z.number(), name: z.string(), unitName: z.string() })),
  }),
});

export const grantNumberRights = endpoint({
  name: 'grantNumberRights',
  summary: 'Give a person or a post rights on the numbers of a unit',
  method: 'POST',
  path: '/api/core/registers/grant-number-rights',
  kind: 'act',
  access: manage,
  request: z.object({
    unitId: id,
    holder: z.object({ kind: z.enum(['person', 'post']), id }),
    what: z.array(z.enum(numberRights)).check(z.minLength(1), z.maxLength(numberRights.length)),
  }),
  response: z.object({ granted: z.number() }),
});

export const endNumberRight = endpoint({
  name: 'endNumberRight',
  summary: 'Take a right on numbers away, at once',
  method: 'POST',
  path: '/api/core/registers/end-number-right',
  kind: 'act',
  access: manage,
  request: z.object({ rightId: id }),
  response: nothing,
});
