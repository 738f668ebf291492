import { documentKindCodes } from '@sarabun/contract/documents/document-kind';
import { z } from 'zod';

/** What every family of letters has: letters of one matter, each variant of which is used once. */
export const family = {
  key: z.string(),
  kind: z.literal(documentKindCodes),
  subject: z.string(),
  variants: z.array(z.string()),
  body: z.array(z.string()),
  enclosures: z.array(z.strictObject({ name: z.string(), quantity: z.string() })).default([]),
  reference: z.string().optional(),
};
