import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { version, whole } from '../wire';

const query: Access = { menu: 'letter-form', right: 'query' };
const manage: Access = { menu: 'letter-form', right: 'manage' };

/** The maximum number of fields of a form. */
export const maxFormFields = 30;

const line = (least: number, most: number) => z.string().check(z.trim(), z.normalize('NFC'), z.minLength(least), z.maxLength(most));
/** Identifies a form and its number series permanently. */
const code = z.string().check(z.trim(), z.regex(/^[a-z0-9-]{1,40}$/));

const formFields = {
  nameTh: line(1, 120),
  nameEn: line(0, 120),
  /** The title above the text. */
  heading: line(1, 200),
  /** The words with which the text begins. */
  opening: line(0, 500),
  position: whole(1, 999),
  active: z.boolean(),
};

/** An agency form, such as a licence, on its settings page. */
const agencyForm = z.object({
  code: z.string(),
  version: z.number(),
  nameTh: z.string(),
  nameEn: z.string(),
  heading: z.string(),
  opening: z.string(),
  position: z.number(),
  active: z.boolean(),
  fields: z.array(z.object({ name: z.string(), th: z.string(), en: z.string(), required: z.boolean() })),
  letters: z.number(),
  /** The last number of its series in each registry, for the newest year. */
  series: z.array(z.object({ unitName: z.string(), year: z.number(), lastNumber: z.number() })),
});
export type KeptForm = z.output<typeof agencyForm>;

/** The agency's forms in the order in which writers see them. */
export const keptForms = endpoint({
  name: 'keptForms',
  summary: 'The forms and licences of the agency with their fields and series of numbers',
  method: 'POST',
  path: '/api/core/letter-form/list',
  kind: 'read',
  access: query,
  request: z.object({ search: z._default(z.string().check(z.trim(), z.maxLength(100)), '') }),
  response: z.object({ items: z.array(agencyForm) }),
});

/** Adds a form, or updates the version that was read. Letters keep the values under the keys of the fields. */
export const saveForm = endpoint({
  name: 'saveForm',
  summary: 'Add a form of the agency, or change the version of one that was read',
  method: 'POST',
  path: '/api/core/letter-form/save',
  kind: 'act',
  access: manage,
  request: z.object({
    code,
    /** Null for a new one. */
    version: z.nullable(version),
    ...formFields,
    fields: z
      .array(z.object({ name: z.nullable(line(1, 40)), th: line(1, 80), en: line(0, 80), required: z.boolean() }))
      .check(z.minLength(1), z.maxLength(maxFormFields)),
  }),
  response: z.object({ code: z.string() }),
});

export const removeForm = endpoint({
  name: 'removeForm',
  summary: 'Take a form of the agency away on which nothing was written',
  method: 'POST',
  path: '/api/core/letter-form/remove',
  kind: 'act',
  access: manage,
  request: z.object({ code }),
  response: nothing,
});
