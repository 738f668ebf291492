import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { day, id, version } from '../wire';
import { officeChange } from './unit-tree';

const query: Access = { menu: 'position-information', right: 'query' };
const manage: Access = { menu: 'position-information', right: 'manage' };
const path = '/api/core/organization';
const ofVersion = { postId: id, version, effectiveOn: day };
const answer = z.object({ applied: z.boolean() });

export const postChanges = endpoint({
  name: 'postChanges',
  summary: 'What is to change of a post, and what keeps it from being closed today',
  method: 'GET',
  path: `${path}/post-changes`,
  kind: 'read',
  access: query,
  request: z.object({ postId: id }),
  response: z.object({
    items: z.array(officeChange),
    /** Current and future people at the post, and its letters. */
    left: z.object({ seats: z.number(), work: z.number() }),
  }),
});

export const movePost = endpoint({
  name: 'movePost',
  summary: 'Move a post with its desk to another unit, today or on a coming day',
  method: 'POST',
  path: `${path}/move-post`,
  kind: 'act',
  access: manage,
  request: z.object({ ...ofVersion, toUnitId: id }),
  response: answer,
});

export const closePost = endpoint({
  name: 'closePost',
  summary: 'Close a post, today or on a future day; refused while it has people or letters',
  method: 'POST',
  path: `${path}/close-post`,
  kind: 'act',
  access: manage,
  request: z.object(ofVersion),
  response: answer,
});

export const cancelPostChange = endpoint({
  name: 'cancelPostChange',
  summary: 'Call off a change of a post that has not taken effect',
  method: 'POST',
  path: `${path}/cancel-post-change`,
  kind: 'act',
  access: manage,
  request: z.object({ changeId: id }),
  response: nothing,
});
