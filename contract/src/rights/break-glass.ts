import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { listRequest, listResponse } from '../list';
import { id, moment, whole } from '../wire';
import { line } from './appointment';

const query: Access = { menu: 'break-glass', right: 'query' };
const manage: Access = { menu: 'break-glass', right: 'manage' };

export const breakGlassStates = ['asked', 'approved', 'expired', 'refused', 'withdrawn', 'ended'] as const;

const request = z.object({
  breakGlassId: z.number(),
  askedNumber: z.string(),
  askedBy: z.string(),
  askedAt: moment,
  reason: z.string(),
  hours: z.number(),
  state: z.enum(breakGlassStates),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(moment),
  decision: z.string(),
  opensUntil: z.nullable(moment),
  isMine: z.boolean(),
  /** Shown to people who may decide if the number belongs to a letter within their clearance; nothing of its content. */
  letter: z.nullable(z.object({ ownerUnit: z.string(), secrecy: z.number() })),
  mayDecide: z.boolean(),
  /** The letter to open, for the requester while the access lasts. */
  documentId: z.nullable(z.number()),
  /** How often it was opened through this access. */
  openings: z.number(),
});
export type BreakGlassRequest = z.output<typeof request>;

export const listBreakGlass = endpoint({
  name: 'listBreakGlass',
  summary: 'Emergency accesses asked for and given, newest first',
  method: 'POST',
  path: '/api/core/rights/break-glass',
  kind: 'read',
  access: query,
  request: listRequest,
  response: listResponse(request),
});

/** Requests access to a letter by its number. The answer is the same whether or not the letter exists. */
export const askBreakGlass = endpoint({
  name: 'askBreakGlass',
  summary: 'Ask for emergency access to a letter, with a reason',
  method: 'POST',
  path: '/api/core/rights/ask-break-glass',
  kind: 'act',
  access: query,
  request: z.object({ number: line(1, 100), reason: line(10, 500), hours: whole(1, 24) }),
  response: z.object({ breakGlassId: z.number() }),
});

export const decideBreakGlass = endpoint({
  name: 'decideBreakGlass',
  summary: 'Approve or refuse an emergency access that another person requested',
  method: 'POST',
  path: '/api/core/rights/decide-break-glass',
  kind: 'act',
  access: manage,
  request: z.object({ breakGlassId: id, approve: z.boolean(), text: line(1, 500) }),
  response: nothing,
});

export const endBreakGlass = endpoint({
  name: 'endBreakGlass',
  summary: 'Withdraw one’s own request or end an access early',
  method: 'POST',
  path: '/api/core/rights/end-break-glass',
  kind: 'act',
  access: query,
  request: z.object({ breakGlassId: id }),
  response: nothing,
});
