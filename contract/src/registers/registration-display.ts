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
  /** The default name. */
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
  /** An example with the number 123. */
  example: z.string(),
});
export type NumberFormat = z.output<typeof format>;

/** The registers shown to a registry in order, those it could be shown in addition, and its number formats. */
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
    /** The agency's forms without a register at this registry. */
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
