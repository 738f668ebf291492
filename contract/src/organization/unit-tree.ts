import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { masterCalls } from '../settings/master-calls';
import { unitsOfTree } from '../settings/tables/manage-section';
import { oneLine } from '../values/one-line';
import { day, id, label, moment, version, whole } from '../wire';

const query: Access = { menu: 'setup-organization', right: 'query' };
const manage: Access = { menu: 'setup-organization', right: 'manage' };
const path = '/api/core/organization';

const treeUnit = z.object({
  unitId: z.number(),
  version: z.number(),
  parentId: z.nullable(z.number()),
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  shortName: z.string(),
  letterCode: z.string(),
  level: z.number(),
  hasRegistry: z.boolean(),
  closedOn: z.nullable(day),
  below: z.number(),
  persons: z.number(),
  /** The day of the next scheduled change. */
  changesOn: z.nullable(day),
});
export type TreeUnit = z.output<typeof treeUnit>;

/** Page size of one level of units. */
export const unitsAtOnce = 100;

export const unitsBelow = endpoint({
  name: 'unitsBelow',
  summary: 'The units directly below a unit, or the roots; a hundred at a time',
  method: 'GET',
  path: `${path}/units-below`,
  kind: 'read',
  access: query,
  request: z.object({ unitId: z.optional(id), page: z._default(whole(1, 100_000), 1) }),
  response: z.object({ items: z.array(treeUnit), total: z.number() }),
});

const foundUnit = z.extend(treeUnit, { path: z.array(z.object({ unitId: z.number(), name: z.string() })) });
export type FoundUnit = z.output<typeof foundUnit>;

export const searchUnits = endpoint({
  name: 'searchUnits',
  summary: 'Open units by name, short name, code or letter code, each with its place in the tree; at most twenty',
  method: 'GET',
  path: `${path}/search-units`,
  kind: 'read',
  access: query,
  request: z.object({ search: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  response: z.object({ items: z.array(foundUnit) }),
});

/** A scheduled or past change of the office. */
export const officeChange = z.object({
  changeId: z.number(),
  kind: z.enum(['moveUnit', 'renumberUnit', 'closeUnit', 'transferPerson', 'movePost', 'closePost']),
  unitId: z.nullable(z.number()),
  personId: z.nullable(z.number()),
  postId: z.nullable(z.number()),
  /** The unit, person or post that changes. */
  name: z.string(),
  toUnitId: z.nullable(z.number()),
  toName: z.string(),
  letterCode: z.nullable(z.string()),
  effectiveOn: day,
  orderedAt: moment,
  orderedBy: z.string(),
  state: z.enum(['coming', 'failed', 'done', 'cancelled']),
  /** Why it could not take effect on its day. */
  failure: z.nullable(label),
});
export type OfficeChange = z.output<typeof officeChange>;

export const unitCard = endpoint({
  name: 'unitCard',
  summary: 'What belongs to a unit: its place, head, registrars, unit numbers with their days, and changes to come',
  method: 'GET',
  path: `${path}/unit-card`,
  kind: 'read',
  access: query,
  request: z.object({ unitId: id }),
  response: z.object({
    unit: foundUnit,
    heads: z.array(z.string()),
    registrars: z.array(z.string()),
    letterCodes: z.array(z.object({ letterCode: z.string(), validFrom: day })),
    changes: z.array(officeChange),
  }),
});

export const unitObstacles = endpoint({
  name: 'unitObstacles',
  summary: 'What keeps a unit from being closed',
  method: 'GET',
  path: `${path}/unit-obstacles`,
  kind: 'read',
  access: query,
  request: z.object({ unitId: id }),
  response: z.object({
    units: z.array(z.object({ unitId: z.number(), name: z.string() })),
    persons: z.array(z.object({ personId: z.number(), name: z.string() })),
    seats: z.array(z.object({ personId: z.number(), name: z.string(), postName: z.string() })),
    counts: z.object({ units: z.number(), persons: z.number(), seats: z.number(), work: z.number() }),
  }),
});

export const officeChanges = endpoint({
  name: 'officeChanges',
  summary: 'What is to change in the office and on which day, the next first; or what has changed, the newest first',
  method: 'GET',
  path: `${path}/changes`,
  kind: 'read',
  access: query,
  request: z.object({
    which: z._default(z.enum(['coming', 'past']), 'coming'),
    page: z._default(whole(1, 100_000), 1),
  }),
  response: z.object({ data: z.array(officeChange), total: z.number(), page: z.number(), pageSize: z.number() }),
});

export const moveUnit = endpoint({
  name: 'moveUnit',
  summary: 'Move a unit below another, today or on a coming day',
  method: 'POST',
  path: `${path}/move-unit`,
  kind: 'act',
  access: manage,
  request: z.object({ unitId: id, version, toUnitId: z.nullable(id), effectiveOn: day }),
  response: z.object({ applied: z.boolean() }),
});

export const renumberUnit = endpoint({
  name: 'renumberUnit',
  summary: 'Give a unit another letter code and number, from today or a coming day',
  method: 'POST',
  path: `${path}/renumber-unit`,
  kind: 'act',
  access: manage,
  request: z.object({
    unitId: id,
    version,
    letterCode: z.string().check(z.trim(), z.normalize('NFC'), z.minLength(1), z.maxLength(60), z.regex(oneLine)),
    effectiveOn: day,
  }),
  response: z.object({ applied: z.boolean() }),
});

export const closeUnit = endpoint({
  name: 'closeUnit',
  summary: 'Close a unit, today or on a coming day; refused while work, persons or units are left in it',
  method: 'POST',
  path: `${path}/close-unit`,
  kind: 'act',
  access: manage,
  request: z.object({ unitId: id, version, effectiveOn: day }),
  response: z.object({ applied: z.boolean() }),
});

export const cancelOfficeChange = endpoint({
  name: 'cancelOfficeChange',
  summary: 'Call off a change that has not taken effect',
  method: 'POST',
  path: `${path}/cancel-change`,
  kind: 'act',
  access: manage,
  request: z.object({ changeId: id }),
  response: nothing,
});

/** Viewing, adding and changing a unit from the tree: the calls of the list with the rights of the tree. */
export const {
  get: getTreeUnit,
  history: treeUnitHistory,
  options: treeUnitOptions,
  create: createTreeUnit,
  update: updateTreeUnit,
  switch: switchTreeUnit,
} = masterCalls(unitsOfTree);
