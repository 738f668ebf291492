import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { day, moment } from '../wire';
import { queueCodes } from './queue-codes';

/** The calendar of deadlines shows so many weeks, the current one first. */
export const weeksAhead = 4;

const work = z.object({
  legId: z.number(),
  documentId: z.number(),
  /** The tile that shows the row, and its name in the reader's language; null where the agency has no such tile. */
  queue: z.nullable(z.enum(queueCodes)),
  queueName: z.string(),
  number: z.string(),
  subject: z.string(),
  speed: z.number(),
  speedName: z.string(),
  secrecy: z.number(),
  sentAt: moment,
  dueOn: z.nullable(day),
  opened: z.boolean(),
});
export type MyWork = z.output<typeof work>;

/** What waits for a person today, and the deadlines of the coming weeks. */
export const myWork = endpoint({
  name: 'myWork',
  summary: 'What waits for the person, the most urgent first, and the deadlines of four weeks',
  method: 'GET',
  path: '/api/service/my-work',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({
    /** Overdue and due today first, then by urgency. */
    waiting: z.array(work),
    /** The first day of the calendar, a Sunday. */
    from: day,
    /** Own work and what is followed, by due day. */
    deadlines: z.array(z.extend(work, { dueOn: day, isFollowed: z.boolean() })),
  }),
});
export type Deadline = z.output<typeof myWork.response>['deadlines'][number];
