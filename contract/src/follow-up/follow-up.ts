import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { day, moment, whole } from '../wire';
import { followKinds, followSides } from './choices';

/** What lists of pending work show of a letter. */
export const pendingWork = {
  legId: z.number(),
  documentId: z.number(),
  number: z.string(),
  subject: z.string(),
  speed: z.number(),
  secrecy: z.number(),
  sentAt: moment,
  dueOn: z.nullable(day),
  /** The desk from which it is followed or given, or on which it waits. */
  deskName: z.string(),
};

const row = z.object({
  ...pendingWork,
  /** The holder: the desk of the leg, with its person for a personal desk. */
  holder: z.string(),
  /** It has been reported on. */
  reported: z.boolean(),
  /** The leg for reminding; null if one cannot remind oneself. */
  remindLegId: z.nullable(z.number()),
  /** Someone at that desk has reminded today. */
  remindedToday: z.boolean(),
});
export type FollowRow = z.output<typeof row>;

/** Followed work, longest overdue first (ข้อ 50). */
export const listFollowed = endpoint({
  name: 'listFollowed',
  summary: 'Legs that are followed, were given to others, or are due, the longest overdue first',
  method: 'GET',
  path: '/api/sarabun/follow-up',
  kind: 'read',
  access: 'signedIn',
  request: z.object({
    kind: z._default(z.enum(followKinds), 'given'),
    side: z._default(z.enum(followSides), 'mine'),
    only: z.optional(z.enum(['overdue'])),
    page: z._default(whole(1, 1000), 1),
    pageSize: z._default(whole(1, 100), 20),
  }),
  response: z.object({
    data: z.array(row),
    /** Counted up to a thousand. */
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    /** The overdue ones of each kind, counted up to a thousand. */
    overdue: z.object({ given: z.number(), followed: z.number(), work: z.number() }),
    /** Whether the person is head or registrar of a unit. */
    hasUnit: z.boolean(),
    /** Where legs are if none is here: the other lists that have some, counted up to a thousand. */
    elsewhere: z.array(z.object({ kind: z.enum(followKinds), side: z.enum(followSides), total: z.number() })),
  }),
});
