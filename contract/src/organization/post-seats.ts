import * as z from 'zod/mini';
import { actingPhrases } from '../acting/acting-phrase';
import { type Access, endpoint, nothing } from '../endpoint';
import { day, id, oneOrMany } from '../wire';

const query: Access = { menu: 'position-information', right: 'query' };
const manage: Access = { menu: 'position-information', right: 'manage' };
const path = '/api/core/organization';

const postSeat = z.object({
  seatId: z.number(),
  postId: z.number(),
  personId: z.number(),
  name: z.string(),
  function: z.enum(['holder', 'acting', 'secretary']),
  /** The phrase of annex 3 for acting for the post; null for others. */
  phrase: z.nullable(z.enum(actingPhrases)),
  isMain: z.boolean(),
  startsOn: day,
  endsOn: z.nullable(day),
});
export type PostSeat = z.output<typeof postSeat>;

export const postSeats = endpoint({
  name: 'postSeats',
  summary: 'Who holds, acts for and is secretary of posts, today and from later days on',
  method: 'GET',
  path: `${path}/post-seats`,
  kind: 'read',
  access: query,
  request: z.object({ postId: oneOrMany(id) }),
  response: z.object({ items: z.array(postSeat) }),
});

export const givePost = endpoint({
  name: 'givePost',
  summary: 'Put a person on a post, or make one its secretary, from a day on; a post has one holder at a time',
  method: 'POST',
  path: `${path}/give-post`,
  kind: 'act',
  access: manage,
  request: z.object({
    postId: id,
    personId: id,
    function: z.enum(['holder', 'secretary']),
    isMain: z._default(z.boolean(), false),
    startsOn: day,
    endsOn: z._default(z.nullable(day), null),
  }),
  response: nothing,
});

export const endPostSeat = endpoint({
  name: 'endPostSeat',
  summary: 'End a person’s post; the given day is the last',
  method: 'POST',
  path: `${path}/end-post-seat`,
  kind: 'act',
  access: manage,
  request: z.object({ seatId: id, lastDay: day }),
  response: nothing,
});

export const setMainPost = endpoint({
  name: 'setMainPost',
  summary: 'Choose a person’s main post, whose name is printed under letters',
  method: 'POST',
  path: `${path}/set-main-post`,
  kind: 'act',
  access: manage,
  request: z.object({ seatId: id }),
  response: nothing,
});

export const vacantPosts = endpoint({
  name: 'vacantPosts',
  summary: 'The open posts of a unit that nobody holds, today or from a later day on',
  method: 'GET',
  path: `${path}/vacant-posts`,
  kind: 'read',
  access: { menu: 'employee-information', right: 'manage' },
  request: z.object({ unitId: id }),
  response: z.object({ items: z.array(z.object({ postId: z.number(), name: z.string() })) }),
});
