import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { oneLine } from '../values/one-line';
import { day, id, label } from '../wire';
import { registerKinds } from './register';

const query: Access = { menu: 'registration-display', right: 'query' };
const manage: Access = { menu: 'registration-display', right: 'manage' };

const line = (least: number, most: number) => z.string().check(z.trim(), z.normalize('NFC'), z.minLength(least), z.maxLength(most), z.regex(oneLine));

export const listRegistries = endpoint({
  name: 'listRegistries',
  summary: 'The registries of the office',
  method: 'GET',
  path: '/api/core/registers/registries',
  kind: 'read',
  access: query,
  request: nothing,
  response: z.object({ items: z.array(z.object({ unitId: z.number(), name: z.string(), letterCode: z.string() })) }),
});

const shown = z.object({
  registerId: z.number(),
  unitId: z.number(),
  unitName: z.string(),
  kind: z.enum(registerKinds),
  isSecret: z.boolean(),
  series: z.string(),
  /** What it is called where nothing else is said. */
  usualTitle: label,
  isShown: z.boolean(),
  titleTh: z.string(),
  titleEn: z.string(),
});
export type ShownRegister = z.output<typeof shown>;

const format = z.object({
  formatId: z.number(),
  kind: z.enum(registerKinds),
  template: z.string(),
  validFrom: day,
  validTo: z.nullable(day),
  /** What number 123 would look like. */
  example: z.string(),
});
export type NumberFormat = z.output<typeof format>;

/** What a registry is shown, in its order, what it could be shown beside, and how its numbers are printed. */
export const getRegistration = endpoint({
  name: 'getRegistration',
  summary: 'The registers that a registry is shown, and how its numbers are printed',
  method: 'GET',
  path: '/api/core/registers/registration',
  kind: 'read',
  access: query,
  request: z.object({ unitId: id }),
  response: z.object({
    unitName: z.string(),
    letterCode: z.string(),
    registers: z.array(shown),
    formats: z.array(format),
    /** Forms of the agency that have no register at this registry yet. */
    forms: z.array(z.object({ code: z.string(), name: label })),
  }),
});

export const saveRegistration = endpoint({
  name: 'saveRegistration',
  summary: 'Say which registers a registry is shown, in which order and under which titles',
  method: 'POST',
  path: '/api/core/registers/save-registration',
  kind: 'act',
  access: manage,
  request: z.object({
    unitId: id,
    registers: z.array(z.object({ registerId: id, isShown: z.boolean(), titleTh: line(0, 100), titleEn: line(0, 100) })).check(z.maxLength(200)),
  }),
  response: nothing,
});

export const addSeries = endpoint({
  name: 'addSeries',
  summary: 'Open the register of the licences on a form of the agency, with numbers of its own',
  method: 'POST',
  path: '/api/core/registers/add-series',
  kind: 'act',
  access: manage,
  request: z.object({ unitId: id, formCode: line(1, 40) }),
  response: z.object({ registerId: z.number() }),
});

export const saveNumberFormat = endpoint({
  name: 'saveNumberFormat',
  summary: 'Say how the numbers of a registry are printed from a day on',
  method: 'POST',
  path: '/api/core/registers/save-number-format',
  kind: 'act',
  access: manage,
  request: z.object({ unitId: id, formatId: z.nullable(id), kind: z.enum(registerKinds), template: line(1, 120), validFrom: day, validTo: z.nullable(day) }),
  response: z.object({ formatId: z.number() }),
});
