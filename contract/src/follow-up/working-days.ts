import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { day } from '../wire';

/** The office's holidays, so that the browser counts working days like the server. */
export const holidays = endpoint({
  name: 'holidays',
  summary: 'The holidays of the office, for counting working days',
  method: 'GET',
  path: '/api/sarabun/holidays',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  request: nothing,
  response: z.object({ items: z.array(z.object({ day, yearly: z.boolean(), th: z.string(), en: z.string() })) }),
});
