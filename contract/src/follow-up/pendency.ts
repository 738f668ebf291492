import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { fileAnswer } from '../settings/master-calls';
import { day, id, moment, whole } from '../wire';
import { pendencySorts } from './choices';
import { pendingWork } from './follow-up';

/** What waits at some desks. */
const figures = z.object({
  waiting: z.number(),
  /** Past their due day; counted up to a thousand per queue and desk. */
  overdue: z.number(),
  /** The average waiting time in days; null if nothing waits. */
  averageDays: z.nullable(z.number()),
  oldestAt: z.nullable(moment),
});
export type Figures = z.output<typeof figures>;

const line = z.extend(figures, {
  /** `unit:<id>`, `person:<id>` or `desk:<id>`: the key for looking into a line. */
  key: z.string(),
  name: z.string(),
  /** The post of a person, the unit of a desk; empty for a unit. */
  detail: z.string(),
  kind: z.enum(['unit', 'person', 'desk']),
});
export type PendencyLine = z.output<typeof line>;

/** Only what arrived in a period; everything by default. */
const period = { from: z.optional(day), to: z.optional(day) };
const asked = { unitId: z.optional(id), sort: z._default(z.enum(pendencySorts), 'overdue'), ...period };

/** What waits in the units in one's charge, or in one of them by person. */
export const pendency = endpoint({
  name: 'pendency',
  summary: 'What waits and is overdue, by unit, or by person of one unit',
  method: 'GET',
  path: '/api/sarabun/pendency',
  kind: 'read',
  access: 'signedIn',
  request: z.object({
    ...asked,
    page: z._default(whole(1, 10_000), 1),
    pageSize: z._default(whole(1, 100), 20),
  }),
  response: z.object({
    /** Null if the person is in charge of no unit and sees only their own work, or if all units are shown. */
    unit: z.nullable(z.object({ unitId: z.number(), name: z.string() })),
    /** Whether the lines are units, or the persons and desks of one. */
    by: z.enum(['unit', 'person']),
    all: figures,
    data: z.array(line),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
  }),
});

/** The whole report as a spreadsheet: every unit, or every person of one. */
export const exportPendency = endpoint({
  name: 'exportPendency',
  summary: 'The report of pending work as a spreadsheet',
  method: 'GET',
  path: '/api/sarabun/pendency/export',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ ...asked, format: z._default(z.enum(['xlsx', 'csv']), 'xlsx') }),
  response: fileAnswer,
});

const letter = z.object(pendingWork);
export type PendingLetter = z.output<typeof letter>;

/** The letters behind a line of the report that the person may open; the rest is only counted. */
export const pendingLetters = endpoint({
  name: 'pendingLetters',
  summary: 'The letters behind a line of the report of pending work, as far as one may open them',
  method: 'GET',
  path: '/api/sarabun/pendency/letters',
  kind: 'read',
  access: 'signedIn',
  request: z.object({
    key: z.string().check(z.regex(/^(unit|person|desk):[1-9]\d{0,8}$/)),
    only: z.optional(z.enum(['overdue'])),
    ...period,
    page: z._default(whole(1, 100), 1),
    pageSize: z._default(whole(1, 50), 10),
  }),
  response: z.object({
    data: z.array(letter),
    /** Counted up to a thousand. */
    total: z.number(),
    /** Waiting letters that the person may not open; counted up to a thousand. */
    hidden: z.number(),
    page: z.number(),
    pageSize: z.number(),
  }),
});
