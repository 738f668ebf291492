import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id } from '../wire';

/** Asks those who bear the work, or hold the letter, how far they are (ทวงถาม); once a day from a desk. */
export const remindDocument = endpoint({
  name: 'remindDocument',
  summary: 'Ask those who bear the work on a letter how far they are',
  method: 'POST',
  path: '/api/sarabun/remind-document',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ legId: id, text: z._default(z.string().check(z.trim(), z.maxLength(500)), '') }),
  response: z.object({ item: z.object({ documentId: z.number(), legIds: z.array(z.number()) }) }),
});
