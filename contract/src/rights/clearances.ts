import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { listResponse } from '../list';
import { day, id, label } from '../wire';
import { appointmentStates, appointmentsRequest, line } from './appointment';

const query: Access = { menu: 'clearance', right: 'query' };
const manage: Access = { menu: 'clearance', right: 'manage' };

const clearance = z.object({
  clearanceId: z.number(),
  personId: z.number(),
  name: z.string(),
  unitName: z.string(),
  /** 2 ลับ, 3 ลับมาก. */
  level: z.literal([2, 3]),
  orderNumber: z.string(),
  startsOn: day,
  endsOn: z.nullable(day),
  givenBy: z.nullable(z.string()),
  state: z.enum(appointmentStates),
  endReason: z.string(),
});
export type ClearanceRow = z.output<typeof clearance>;

export const listClearances = endpoint({
  name: 'listClearances',
  summary: 'Who is appointed to read letters of which secrecy class, newest first',
  method: 'POST',
  path: '/api/core/rights/clearances',
  kind: 'read',
  access: query,
  request: appointmentsRequest,
  response: listResponse(clearance),
});

/** Today's secret registrars. Without a clearance the function gives no access. */
export const secretRegistrars = endpoint({
  name: 'secretRegistrars',
  summary: 'The secret registrars and their assistants today, and whether they are cleared',
  method: 'GET',
  path: '/api/core/rights/secret-registrars',
  kind: 'read',
  access: query,
  request: nothing,
  response: z.object({ items: z.array(z.object({ personId: z.number(), name: z.string(), unitName: z.string(), roleName: label, level: z.number() })) }),
});

export const appointClearance = endpoint({
  name: 'appointClearance',
  summary: 'Appoint another person to read letters of a secrecy class for a period',
  method: 'POST',
  path: '/api/core/rights/appoint-clearance',
  kind: 'act',
  access: manage,
  request: z.object({ personId: id, level: z.literal([2, 3]), orderNumber: line(1, 100), startsOn: day, endsOn: z.nullable(day) }),
  response: z.object({ clearanceId: z.number() }),
});

export const endClearance = endpoint({
  name: 'endClearance',
  summary: 'End a clearance at once, with a reason',
  method: 'POST',
  path: '/api/core/rights/end-clearance',
  kind: 'act',
  access: manage,
  request: z.object({ clearanceId: id, reason: line(1, 500) }),
  response: nothing,
});
