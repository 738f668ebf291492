import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { listRequest, listResponse } from '../list';
import { day, id, version } from '../wire';

const query: Access = { menu: 'sarabun-structure', right: 'query' };
const manage: Access = { menu: 'sarabun-structure', right: 'manage' };
const path = '/api/core/organization';

export const registryFunctions = ['registryHead', 'registrar', 'secretRegistrar'] as const;
export type RegistryFunction = (typeof registryFunctions)[number];

const named = z.object({ id: z.number(), name: z.string() });

const registryRow = z.object({
  unitId: z.number(),
  code: z.string(),
  name: z.string(),
  hasRegistry: z.boolean(),
  /** The registry that serves the unit: its own, the one assigned to it, or the nearest above. */
  registry: z.nullable(named),
  isNamed: z.boolean(),
  heads: z.number(),
  registrars: z.number(),
  secretRegistrars: z.number(),
  presentsFirst: z.boolean(),
});
export type RegistryRow = z.output<typeof registryRow>;

export const registryStructure = endpoint({
  name: 'registryStructure',
  summary: 'Who registers for which unit, unit by unit',
  method: 'POST',
  path: `${path}/registries`,
  kind: 'read',
  access: query,
  request: z.extend(listRequest, { which: z._default(z.enum(['all', 'own', 'missing']), 'all') }),
  response: z.extend(listResponse(registryRow), { all: z.number(), own: z.number(), missing: z.number() }),
});

const registrar = z.object({
  seatId: z.number(),
  personId: z.number(),
  name: z.string(),
  unitName: z.string(),
  function: z.enum(registryFunctions),
  startsOn: day,
  endsOn: z.nullable(day),
});

const registry = z.object({
  unitId: z.number(),
  name: z.string(),
  version: z.number(),
  hasRegistry: z.boolean(),
  registry: z.nullable(named),
  namedRegistry: z.nullable(named),
  /** Whether anybody has saved where letters go first, also if that names nobody. */
  isRouteSet: z.boolean(),
  presentsFirst: z.boolean(),
  presentTo: z.nullable(named),
  assignTo: z.nullable(named),
  registrars: z.array(registrar),
  /** Other units that this registry serves. */
  serves: z.array(named),
});
export type Registry = z.output<typeof registry>;

export const getRegistry = endpoint({
  name: 'getRegistry',
  summary: 'The registry of a unit: registrars, served units, where letters go first',
  method: 'GET',
  path: `${path}/registry`,
  kind: 'read',
  access: query,
  request: z.object({ unitId: id }),
  response: z.object({ item: registry, headOfRegistryRoles: z.array(z.number()) }),
});

export const saveRegistry = endpoint({
  name: 'saveRegistry',
  summary: 'Say which registry serves a unit, and where its letters go first',
  method: 'POST',
  path: `${path}/save-registry`,
  kind: 'act',
  access: manage,
  request: z.object({
    unitId: id,
    version,
    registryUnitId: z.nullable(id),
    presentsFirst: z.boolean(),
    presentToPostId: z.nullable(id),
    assignToUnitId: z.nullable(id),
  }),
  response: nothing,
});

export const appointRegistrar = endpoint({
  name: 'appointRegistrar',
  summary: 'Let a person register for a unit from a day on',
  method: 'POST',
  path: `${path}/appoint-registrar`,
  kind: 'act',
  access: manage,
  request: z.object({ unitId: id, personId: id, function: z.enum(registryFunctions), startsOn: day, endsOn: z._default(z.nullable(day), null) }),
  response: nothing,
});

export const endRegistrar = endpoint({
  name: 'endRegistrar',
  summary: 'End a registrar’s function for a unit; the given day is the last',
  method: 'POST',
  path: `${path}/end-registrar`,
  kind: 'act',
  access: manage,
  request: z.object({ seatId: id, lastDay: day }),
  response: nothing,
});

export const defaultRoute = endpoint({
  name: 'defaultRoute',
  summary: 'Where letters of a desk go first by the structure: before a post, or to a unit (ข้อ 39)',
  method: 'GET',
  path: '/api/sarabun/default-route',
  kind: 'read',
  access: 'signedIn',
  mayKeep: 'always',
  request: z.object({ deskId: id }),
  response: z.object({
    presentsFirst: z.boolean(),
    presentTo: z.nullable(z.object({ deskId: z.number(), name: z.string(), detail: z.string() })),
    assignTo: z.nullable(z.object({ deskId: z.number(), name: z.string(), detail: z.string() })),
  }),
});
