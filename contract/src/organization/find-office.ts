import * as z from 'zod/mini';
import { endpoint } from '../endpoint';

const found = z.object({ id: z.number(), name: z.string(), detail: z.string() });
export type FoundOffice = z.output<typeof found>;

export const findOffice = endpoint({
  name: 'findOffice',
  summary: 'Open units, posts or persons by name, to choose one; at most twenty',
  method: 'GET',
  path: '/api/core/organization/find',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ kind: z.enum(['unit', 'post', 'person']), search: z._default(z.string().check(z.trim(), z.maxLength(200)), '') }),
  response: z.object({ items: z.array(found) }),
});
