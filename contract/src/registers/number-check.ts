import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { label, moment } from '../wire';

/** What can be wrong with a number of a series. */
export const numberFaults = [
  'missing',
  'twice',
  'beyond',
  'sameElsewhere',
  'changed',
  'chainBroken',
  'lineMissing',
  'order',
  'headChanged',
  'anchorChanged',
] as const;
export type NumberFaultKind = (typeof numberFaults)[number];

const series = z.object({
  registerId: z.number(),
  unitName: z.string(),
  title: label,
  isSecret: z.boolean(),
  year: z.number(),
  /** The numbers are 1 to this one. */
  lastNumber: z.number(),
  issued: z.number(),
  reserved: z.number(),
  void: z.number(),
  /** What is wrong; empty if the series is complete and unchanged. */
  faults: z.array(
    z.object({
      number: z.number(),
      what: z.enum(numberFaults),
      /** The units that gave the same number, too. */
      elsewhere: z.optional(z.string()),
    }),
  ),
});
export type CheckedSeries = z.output<typeof series>;

/** Checks every series of numbers for gaps, duplicates and changes, as `npm run verify-registers` does. Secret registers are for people who are cleared. */
export const checkNumbers = endpoint({
  name: 'checkNumbers',
  summary: 'Whether the numbers of each register and year are complete, unique and unchanged',
  method: 'GET',
  path: '/api/core/registers/number-check',
  kind: 'read',
  access: { menu: 'number-check', right: 'query' },
  request: nothing,
  response: z.object({ checkedAt: moment, items: z.array(series) }),
});
