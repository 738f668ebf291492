import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { moment } from '../wire';

/** The requests of others, which stand among what waits for people who decide. */
export const emergenciesToDecide = endpoint({
  name: 'emergenciesToDecide',
  summary: 'How many requests for emergency access wait for a decision, and since when',
  method: 'GET',
  path: '/api/core/rights/emergencies-to-decide',
  kind: 'read',
  access: { menu: 'break-glass', right: 'manage' },
  request: nothing,
  response: z.object({ count: z.number(), oldestAt: z.nullable(moment) }),
});
