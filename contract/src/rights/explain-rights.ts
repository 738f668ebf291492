import * as z from 'zod/mini';
import { type Access, endpoint } from '../endpoint';
import { id, label } from '../wire';
import { line } from './appointment';

const query: Access = { menu: 'explain-rights', right: 'query' };

/** One right in a sentence, with its reason. */
const right = z.object({ what: label, why: label });
export type ExplainedRight = z.output<typeof right>;

export const rightSections = ['desks', 'acting', 'secrecy', 'numbers', 'pages', 'accounts', 'emergency'] as const;

const explained = z.object({
  personId: z.number(),
  name: z.string(),
  unitName: z.string(),
  isClosed: z.boolean(),
  sections: z.array(z.object({ kind: z.enum(rightSections), rights: z.array(right) })),
  /** For a letter: whether it may be read, why, and what may be done with it now. Null if none was asked about. */
  letter: z.nullable(z.object({ verdict: z.enum(['mayRead', 'mayNotRead', 'unknown']), why: z.array(label), actions: z.array(z.string()) })),
});
export type ExplainedRights = z.output<typeof explained>;

const aboutLetter = { number: z._default(line(0, 100), '') };

export const explainRights = endpoint({
  name: 'explainRights',
  summary: 'What a person may do today and why; with a letter’s number also whether they may read it. Nothing of the letter is shown',
  method: 'GET',
  path: '/api/core/rights/explain',
  kind: 'read',
  access: query,
  request: z.object({ personId: id, ...aboutLetter }),
  response: z.object({ item: explained }),
});

export const explainOwnRights = endpoint({
  name: 'explainOwnRights',
  summary: 'What oneself may do today and why',
  method: 'GET',
  path: '/api/core/rights/explain-own',
  kind: 'read',
  access: 'signedIn',
  request: z.object(aboutLetter),
  response: z.object({ item: explained }),
});

/** Persons to choose from, on every page of rights. */
export const findRightsPersons = endpoint({
  name: 'findRightsPersons',
  summary: 'Persons in office by name, to appoint or to ask about',
  method: 'GET',
  path: '/api/core/rights/persons',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ search: line(0, 200) }),
  response: z.object({ items: z.array(z.object({ personId: z.number(), name: z.string(), unitName: z.string() })) }),
});
