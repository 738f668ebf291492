import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id } from '../wire';

/** The parts of an English letter that may still be in Thai. */
export const englishParts = [
  'number',
  'agency',
  'address',
  'salutation',
  'addressee',
  'subject',
  'references',
  'attachments',
  'body',
  'closing',
  'signerName',
  'signerPost',
  'unit',
  'contact',
  'copies',
] as const;
export type EnglishPart = (typeof englishParts)[number];

/** What would still be printed in Thai on an English letter, as saved; empty for a Thai letter. */
export const englishGaps = endpoint({
  name: 'englishGaps',
  summary: 'What would still be printed in Thai on a letter in English',
  method: 'GET',
  path: '/api/sarabun/english-gaps',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: false,
  request: z.object({ documentId: id }),
  response: z.object({ parts: z.array(z.enum(englishParts)) }),
});
