import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id } from '../wire';

const message = z._default(z.string().check(z.trim(), z.maxLength(500)), '');
const reminded = z.object({ item: z.object({ documentId: z.number(), legIds: z.array(z.number()) }) });

/** Reminds the desks that work on the letter or hold it (ทวงถาม); once a day per desk. */
export const remindDocument = endpoint({
  name: 'remindDocument',
  summary: 'Remind the assignees of a letter',
  method: 'POST',
  path: '/api/sarabun/remind-document',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ legId: id, text: message }),
  response: reminded,
});

/** Reminds the reviewer or signer of an unsigned letter, from its writer's desk; once a day. */
export const remindSigner = endpoint({
  name: 'remindSigner',
  summary: 'Remind the reviewer or signer of one’s own unsigned letter',
  method: 'POST',
  path: '/api/sarabun/remind-signer',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ documentId: id, text: message }),
  response: reminded,
});
