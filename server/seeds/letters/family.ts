import { documentKindCodes } from '@sarabun/contract/documents/document-kind';
import { z } from 'zod';

/** The common part of every family of letters: variants of one subject, each used once. */
export const family = {
  key: z.string(),
  kind: z.literal(documentKindCodes),
  subject: z.string(),
  variants: z.array(z.string()),
  body: z.array(z.string()),
  enclosures: z.array(z.strictObject({ name: z.string(), quantity: z.string() })).default([]),
  reference: z.string().optional(),
};
