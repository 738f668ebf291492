import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { id, moment } from '../wire';
import { line } from './appointment';

const query: Access = { menu: 'manage-admin', right: 'query' };
const manage: Access = { menu: 'manage-admin', right: 'manage' };

export const systemRoles = ['administrator', 'auditor'] as const;
const role = z.enum(systemRoles);

const holder = z.object({
  personId: z.number(),
  name: z.string(),
  unitName: z.string(),
  role,
  orderNumber: z.string(),
  givenAt: z.nullable(moment),
  givenBy: z.nullable(z.string()),
  isSelf: z.boolean(),
});
export type SystemRoleHolder = z.output<typeof holder>;

const past = z.object({ id: z.number(), name: z.string(), role, endedAt: moment, endedBy: z.nullable(z.string()), reason: z.string() });

export const listAdministrators = endpoint({
  name: 'listAdministrators',
  summary: 'Who administers and who audits the system, and who no longer does',
  method: 'GET',
  path: '/api/core/rights/administrators',
  kind: 'read',
  access: query,
  request: nothing,
  response: z.object({ items: z.array(holder), past: z.array(past) }),
});

export const appointAdministrator = endpoint({
  name: 'appointAdministrator',
  summary: 'Make another person a system administrator or auditor',
  method: 'POST',
  path: '/api/core/rights/appoint-administrator',
  kind: 'act',
  access: manage,
  request: z.object({ personId: id, role, orderNumber: line(0, 100) }),
  response: nothing,
});

export const removeAdministrator = endpoint({
  name: 'removeAdministrator',
  summary: 'Remove a system administrator or auditor; never the last administrator',
  method: 'POST',
  path: '/api/core/rights/remove-administrator',
  kind: 'act',
  access: manage,
  request: z.object({ personId: id, role, reason: line(1, 500) }),
  response: nothing,
});
