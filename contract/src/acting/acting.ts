import * as z from 'zod/mini';
import { documentKindCodes } from '../documents/document-kind';
import { type Access, endpoint, nothing } from '../endpoint';
import { listRequest, listResponse } from '../list';
import { oneLine } from '../values/one-line';
import { day, id, version } from '../wire';
import { actingPhrases } from './acting-phrase';

const query: Access = { menu: 'acting', right: 'query' };
const manage: Access = { menu: 'acting', right: 'manage' };

const isOneLine = z.regex(oneLine);
const line = (least: number, most: number) => z.string().check(z.trim(), z.normalize('NFC'), z.minLength(least), z.maxLength(most), isOneLine);
const pageOnly = listRequest;

/** Whether an order applies all the time, or only when the post is vacant or its holder away. */
export const actingApplies = ['period', 'whenAway'] as const;
export const actingStates = ['running', 'coming', 'past', 'revoked'] as const;

const orderRow = z.object({
  orderId: z.number(),
  version: z.number(),
  postName: z.string(),
  unitName: z.string(),
  phrase: z.enum(actingPhrases),
  applies: z.enum(actingApplies),
  orderNumber: z.string(),
  orderedOn: z.nullable(day),
  startsOn: day,
  endsOn: z.nullable(day),
  /** In the order of succession. */
  persons: z.array(z.object({ personId: z.number(), name: z.string(), leftOn: z.nullable(day) })),
  /** Kinds of letters covered; null for all. */
  kinds: z.nullable(z.array(z.number())),
  scope: z.string(),
  excludes: z.string(),
  state: z.enum(actingStates),
  /** Today's holder of the post, and who acts under this order today. */
  holderName: z.nullable(z.string()),
  actsToday: z.nullable(z.string()),
  revokeReason: z.string(),
});
export type ActingOrderRow = z.output<typeof orderRow>;

export const listActingOrders = endpoint({
  name: 'listActingOrders',
  summary: 'The orders to act for a post, newest first, with who acts today',
  method: 'POST',
  path: '/api/core/people/acting-orders',
  kind: 'read',
  access: query,
  request: z.extend(pageOnly, { state: z.optional(z.enum(actingStates)) }),
  response: listResponse(orderRow),
});

export const appointActing = endpoint({
  name: 'appointActing',
  summary: 'Enter an order by which persons, in their order of succession, act for a post',
  method: 'POST',
  path: '/api/core/people/appoint-acting',
  kind: 'act',
  access: manage,
  request: z.object({
    postId: id,
    phrase: z.enum(actingPhrases),
    applies: z.enum(actingApplies),
    orderNumber: line(1, 100),
    orderedOn: day,
    startsOn: day,
    endsOn: z.nullable(day),
    personIds: z.array(id).check(z.minLength(1), z.maxLength(20)),
    kinds: z.nullable(z.array(z.literal(documentKindCodes)).check(z.minLength(1), z.maxLength(30))),
    scope: line(0, 500),
    excludes: line(0, 500),
  }),
  response: z.object({ orderId: z.number() }),
});

export const revokeActing = endpoint({
  name: 'revokeActing',
  summary: 'Revoke an order to act at once, with a reason',
  method: 'POST',
  path: '/api/core/people/revoke-acting',
  kind: 'act',
  access: manage,
  request: z.object({ orderId: id, version, reason: line(1, 500) }),
  response: nothing,
});

export const findActingParties = endpoint({
  name: 'findActingParties',
  summary: 'Posts and persons by name, to write an order with',
  method: 'GET',
  path: '/api/core/people/acting-parties',
  kind: 'read',
  access: query,
  request: z.object({ search: line(0, 200), kind: z.enum(['post', 'person']) }),
  response: z.object({ items: z.array(z.object({ id: z.number(), name: z.string(), detail: z.string() })) }),
});

export const absenceKinds = ['leave', 'travel', 'training', 'other'] as const;
const absence = z.object({
  absenceId: z.number(),
  personId: z.number(),
  name: z.string(),
  kind: z.enum(absenceKinds),
  note: z.string(),
  startsOn: day,
  endsOn: day,
  isCancelled: z.boolean(),
});
export type Absence = z.output<typeof absence>;

export const listAbsences = endpoint({
  name: 'listAbsences',
  summary: 'Who is away when, by which standing orders begin to apply',
  method: 'POST',
  path: '/api/core/people/absences',
  kind: 'read',
  access: query,
  request: pageOnly,
  response: listResponse(absence),
});

const away = { kind: z.enum(absenceKinds), note: line(0, 300), startsOn: day, endsOn: day };

/** Who stands in for one post while its holder is away, and on which of those days nobody does. */
const standIns = z.object({
  postId: z.number(),
  postName: z.string(),
  acting: z.array(z.object({ name: z.string(), phrase: z.enum(actingPhrases), orderNumber: z.string(), startsOn: day, endsOn: day })),
  without: z.array(z.object({ startsOn: day, endsOn: day })),
});
export type StandIns = z.output<typeof standIns>;

export const previewAbsence = endpoint({
  name: 'previewAbsence',
  summary: 'Who would stand in for each post of a person who is away on certain days, by the orders in force',
  method: 'GET',
  path: '/api/core/people/preview-absence',
  kind: 'read',
  access: manage,
  request: z.object({ personId: id, startsOn: day, endsOn: day }),
  response: z.object({ posts: z.array(standIns) }),
});

export const previewOwnAbsence = endpoint({
  name: 'previewOwnAbsence',
  summary: 'The same for oneself',
  method: 'GET',
  path: '/api/core/people/preview-own-absence',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ startsOn: day, endsOn: day }),
  response: z.object({ posts: z.array(standIns) }),
});

export const enterAbsence = endpoint({
  name: 'enterAbsence',
  summary: 'Enter that a person is away on certain days',
  method: 'POST',
  path: '/api/core/people/enter-absence',
  kind: 'act',
  access: manage,
  request: z.object({ personId: id, ...away }),
  response: z.object({ absenceId: z.number() }),
});

export const cancelAbsence = endpoint({
  name: 'cancelAbsence',
  summary: 'Cancel an entry that a person is away',
  method: 'POST',
  path: '/api/core/people/cancel-absence',
  kind: 'act',
  access: manage,
  request: z.object({ absenceId: id }),
  response: nothing,
});

const mine = z.object({
  orderId: z.number(),
  phrase: z.enum(actingPhrases),
  postName: z.string(),
  personName: z.string(),
  orderNumber: z.string(),
  startsOn: day,
  endsOn: z.nullable(day),
  scope: z.string(),
  excludes: z.string(),
  isToday: z.boolean(),
});

/** The posts I act for, and who acts for mine: today and in the future. */
export const myActing = endpoint({
  name: 'myActing',
  summary: 'The posts that the person acts for, who acts for the person’s own, and the person’s absences',
  method: 'GET',
  path: '/api/core/people/my-acting',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({ forOthers: z.array(mine), forMe: z.array(mine), absences: z.array(absence) }),
});

export const enterOwnAbsence = endpoint({
  name: 'enterOwnAbsence',
  summary: 'Enter that oneself is away on certain days',
  method: 'POST',
  path: '/api/core/people/enter-own-absence',
  kind: 'act',
  access: 'signedIn',
  request: z.object(away),
  response: z.object({ absenceId: z.number() }),
});

export const cancelOwnAbsence = endpoint({
  name: 'cancelOwnAbsence',
  summary: 'Cancel an entry that oneself is away',
  method: 'POST',
  path: '/api/core/people/cancel-own-absence',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ absenceId: id }),
  response: nothing,
});
