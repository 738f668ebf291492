import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { listResponse } from '../list';
import { day, id, label } from '../wire';
import { appointmentStates, appointmentsRequest, line } from './appointment';

const query: Access = { menu: 'manage-role', right: 'query' };
const manage: Access = { menu: 'manage-role', right: 'manage' };

const assignment = z.object({
  assignmentId: z.number(),
  personId: z.number(),
  name: z.string(),
  unitName: z.string(),
  postName: z.nullable(z.string()),
  roleName: label,
  roleCode: z.number(),
  label: z.enum(['administrator', 'executive', 'officer', 'administrative']),
  orderNumber: z.string(),
  startsOn: day,
  endsOn: z.nullable(day),
  state: z.enum(appointmentStates),
  endReason: z.string(),
});
export type RoleAssignment = z.output<typeof assignment>;

export const listRoles = endpoint({
  name: 'listRoles',
  summary: 'Who has which role at which unit, newest first; of one person, if named',
  method: 'POST',
  path: '/api/core/rights/roles',
  kind: 'read',
  access: query,
  request: z.extend(appointmentsRequest, { personId: z.optional(id) }),
  response: listResponse(assignment),
});

export const roleChoices = endpoint({
  name: 'roleChoices',
  summary: 'Types of roles to choose from',
  method: 'GET',
  path: '/api/core/rights/role-choices',
  kind: 'read',
  access: query,
  request: nothing,
  response: z.object({
    roles: z.array(z.object({ id: z.number(), name: label, function: z.nullable(z.string()) })),
  }),
});

export const giveRole = endpoint({
  name: 'giveRoleOfType',
  summary: 'Give a person a role at a unit, from a day to a day',
  method: 'POST',
  path: '/api/core/rights/give-role',
  kind: 'act',
  access: manage,
  request: z.object({ roleTypeId: id, personId: id, unitId: id, orderNumber: line(0, 100), startsOn: day, endsOn: z.nullable(day) }),
  response: z.object({ assignmentId: z.number() }),
});

export const endRole = endpoint({
  name: 'endRole',
  summary: 'End a role at once, with a reason',
  method: 'POST',
  path: '/api/core/rights/end-role',
  kind: 'act',
  access: manage,
  request: z.object({ assignmentId: id, reason: line(1, 500) }),
  response: nothing,
});
