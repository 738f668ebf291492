import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id } from '../wire';

/** The parts of a letter in English that may still be in Thai. */
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

/** What would still be printed in Thai on a letter in English, as it is saved; empty for a letter in Thai. */
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
