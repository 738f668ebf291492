import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { moment } from '../wire';

const act = z.object({
  at: moment,
  /** What was done, in the reader's language. */
  actionName: z.string(),
  /** The letter; null if the reader may no longer know it. `kind`: the name of its kind where that stands before the number, else empty. */
  letter: z.nullable(z.object({ documentId: z.number(), kind: z.string(), number: z.string(), subject: z.string() })),
  /** What the act sent on and nobody has opened: it can still be recalled. */
  sent: z.array(z.object({ legId: z.number(), name: z.string() })),
});
export type ActOfToday = z.output<typeof act>;

/** What the person did with letters today, the newest first; of several alike on a letter the last. */
export const myDay = endpoint({
  name: 'myDay',
  summary: 'What the person did with letters today, and what of it can still be recalled',
  method: 'GET',
  path: '/api/sarabun/my-day',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({ items: z.array(act) }),
});
