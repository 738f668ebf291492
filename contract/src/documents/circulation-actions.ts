import * as z from 'zod/mini';
import { id } from '../wire';
import { dueOn, verb, words } from './route-actions';

/** The largest number of desks per circulation. */
export const maxInformed = 500;

/** Sends a letter to many for information (เวียน); it stays on the sending desk. */
export const circulateDocument = verb(
  'circulateDocument',
  'circulate-document',
  'Send a letter to many desks for information, with read receipts',
  z.object({
    legId: id,
    deskIds: z.array(id).check(z.minLength(1), z.maxLength(maxInformed)),
    text: words,
    /** The day by which they are to acknowledge it. */ dueOn,
  }),
);

/** Ends a circulation: those who have not opened the letter will not see it any more. `legId` is the leg it was sent from. */
export const stopCirculation = verb(
  'stopCirculation',
  'stop-circulation',
  'Stop circulating a letter to those who have not opened it',
  z.object({ legId: id }),
);

/** Acknowledges a letter sent for information (ทราบ). */
export const acknowledgeDocument = verb(
  'acknowledgeDocument',
  'acknowledge-document',
  'Take note of a letter sent for information',
  z.object({ legId: id, text: words }),
);
