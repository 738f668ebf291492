import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { id, label, moment } from '../wire';
import { printRequest } from './register-pages';

/** More lines than this are ordered and set in the background; fewer come at once at `registerPrintPath`. */
export const mostPrintedAtOnce = 200;
/** Lines of one file of an ordered print: what a printer takes at once, and what the typesetter has memory for. */
export const linesOfPart = 1_000;

export const registerPrintStates = ['waiting', 'setting', 'ready', 'failed'] as const;

const print = z.object({
  printId: z.number(),
  registerId: z.number(),
  title: label,
  unitName: z.string(),
  year: z.number(),
  lines: z.number(),
  /** How many files it will have. */
  parts: z.number(),
  state: z.enum(registerPrintStates),
  /** The files that are set, in order, with their first and last number. */
  done: z.array(z.object({ part: z.number(), first: z.number(), last: z.number() })),
  orderedAt: moment,
  /** When it is thrown away. */
  keptUntil: moment,
});
export type RegisterPrint = z.output<typeof print>;

/** Orders the print of the matching lines. It is set in parts, in the background, and kept for a week. */
export const orderRegisterPrint = endpoint({
  name: 'orderRegisterPrint',
  summary: 'Order the printed form of many lines of a register, set in the background in parts',
  method: 'POST',
  path: '/api/sarabun/order-register-print',
  kind: 'act',
  access: 'signedIn',
  request: printRequest,
  response: z.object({ item: z.object({ printId: z.number(), parts: z.number() }) }),
});

/** The prints that the person ordered and may still take, newest first. */
export const registerPrints = endpoint({
  name: 'registerPrints',
  summary: 'The prints of registers that the person ordered, and how far each is',
  method: 'GET',
  path: '/api/sarabun/register-prints',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({ items: z.array(print) }),
});

export const discardRegisterPrint = endpoint({
  name: 'discardRegisterPrint',
  summary: 'Throw an ordered print of a register away; one that is being set is stopped',
  method: 'POST',
  path: '/api/sarabun/discard-register-print',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ printId: id }),
  response: nothing,
});

/** One file of an ordered print. */
export const registerPrintPartPath = (printId: number, part: number) => `/api/sarabun/register-print-part/${printId}/${part}`;
