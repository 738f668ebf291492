import * as z from 'zod/mini';
import { responsibilities } from '../documents/action';
import { type Access, endpoint, nothing } from '../endpoint';
import { listRequest, listResponse } from '../list';
import { id, version } from '../wire';

const query: Access = { menu: 'route-template', right: 'query' };
const manage: Access = { menu: 'route-template', right: 'manage' };

/** One after the other, presented from post to post; or all at once, by assigning, proposing or circulating. */
export const templateWays = ['sequential', 'parallel'] as const;
export type TemplateWay = (typeof templateWays)[number];

const step = z.object({ deskId: z.number(), name: z.string(), detail: z.string(), responsibility: z.enum(responsibilities) });

const template = z.object({
  templateId: z.number(),
  version: z.number(),
  nameTh: z.string(),
  nameEn: z.string(),
  way: z.enum(templateWays),
  /** The unit that uses it, including those below; null for the whole office. */
  unitId: z.nullable(z.number()),
  unitName: z.nullable(z.string()),
  active: z.boolean(),
  steps: z.array(step),
});
export type RouteTemplate = z.output<typeof template>;

const name = (least: number) => z.string().check(z.trim(), z.normalize('NFC'), z.minLength(least), z.maxLength(120));
const fields = {
  nameTh: name(1),
  nameEn: name(0),
  way: z.enum(templateWays),
  unitId: z.nullable(id),
  active: z.boolean(),
  steps: z.array(z.object({ deskId: id, responsibility: z.enum(responsibilities) })).check(z.minLength(1), z.maxLength(200)),
};

/** The templates that the person may use: of the whole office, and of the units at whose desks the person works. */
export const offeredTemplates = endpoint({
  name: 'offeredTemplates',
  summary: 'Route templates that the person may use',
  method: 'GET',
  path: '/api/sarabun/offered-templates',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ way: z.enum(templateWays) }),
  response: z.object({ items: z.array(z.pick(template, { templateId: true, nameTh: true, nameEn: true, unitName: true, steps: true })) }),
});

export const listTemplates = endpoint({
  name: 'listTemplates',
  summary: 'The route templates of the office',
  method: 'POST',
  path: '/api/core/route-template/list',
  kind: 'read',
  access: query,
  request: z.extend(listRequest, { way: z.optional(z.enum(templateWays)) }),
  response: listResponse(template),
});

export const templateUnits = endpoint({
  name: 'templateUnits',
  summary: 'Units for which a route template can be',
  method: 'GET',
  path: '/api/core/route-template/units',
  kind: 'read',
  access: query,
  request: nothing,
  response: z.object({ items: z.array(z.object({ unitId: z.number(), name: z.string() })) }),
});

export const saveTemplate = endpoint({
  name: 'saveTemplate',
  summary: 'Add a route template, or change the version of one that was read',
  method: 'POST',
  path: '/api/core/route-template/save',
  kind: 'act',
  access: manage,
  request: z.object({ templateId: z.nullable(id), version, ...fields }),
  response: z.object({ templateId: z.number() }),
});

export const removeTemplate = endpoint({
  name: 'removeTemplate',
  summary: 'Take a route template away',
  method: 'POST',
  path: '/api/core/route-template/remove',
  kind: 'act',
  access: manage,
  request: z.object({ templateId: id }),
  response: nothing,
});
