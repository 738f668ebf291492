import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { day, moment, whole } from '../wire';

/** Which legs the page of follow-up lists: those followed, those given to others, the own work that has a due day. */
export const followKinds = ['given', 'followed', 'work'] as const;
export type FollowKind = (typeof followKinds)[number];
/** Whose: of the own desks, or of the units at which one is head or registrar. */
export const followSides = ['mine', 'unit'] as const;
export type FollowSide = (typeof followSides)[number];

/** What every list of pending work says of a letter. */
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
  /** Who has it: the desk of the leg, with its person where it is one's own. */
  holder: z.string(),
  /** It has been reported on. */
  reported: z.boolean(),
  /** The leg by which one asks how far it is; null where one does not ask oneself. */
  remindLegId: z.nullable(z.number()),
  /** Somebody of that desk has asked today. */
  remindedToday: z.boolean(),
});
export type FollowRow = z.output<typeof row>;

/** Work that is followed, the longest overdue first (ข้อ 50). */
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
    /** At most a thousand are counted. */
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    /** How many of each kind are overdue; at most a thousand are counted. */
    overdue: z.object({ given: z.number(), followed: z.number(), work: z.number() }),
    /** Whether there is a unit at which one is head or registrar. */
    hasUnit: z.boolean(),
  }),
});
