import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id } from '../wire';

/** Persons whom several of these desks reach: as the head of a unit, by a post that they hold or act for, or themselves. */
export const findReachedTwice = endpoint({
  name: 'findReachedTwice',
  summary: 'Persons who would get a letter more than once, by several of the named desks',
  method: 'POST',
  path: '/api/sarabun/reached-twice',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ deskIds: z.array(id).check(z.maxLength(50)) }),
  response: z.object({ items: z.array(z.object({ personId: z.number(), name: z.string(), deskIds: z.array(z.number()) })) }),
});
