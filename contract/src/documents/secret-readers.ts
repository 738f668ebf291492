import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, moment } from '../wire';

const reader = z.object({
  personId: z.number(),
  name: z.string(),
  postName: z.string(),
  firstAt: moment,
  lastAt: moment,
  /** How often it was opened. */
  times: z.number(),
});
export type SecretReader = z.output<typeof reader>;

/** Who has opened a secret letter, last first: for the secret registrar at one of its desks. Null for others who may see the letter. */
export const secretReaders = endpoint({
  name: 'secretReaders',
  summary: 'Who has opened a secret letter, for its secret registrar',
  method: 'GET',
  path: '/api/sarabun/secret-readers',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ documentId: id }),
  response: z.object({ items: z.nullable(z.array(reader)) }),
});
