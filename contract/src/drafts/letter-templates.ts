import * as z from 'zod/mini';
import { documentKindCodes } from '../documents/document-kind';
import { endpoint, nothing } from '../endpoint';
import { id, version } from '../wire';
import { richText } from './rich-text';

/** Limits: what a person keeps alone, or a unit together; and the blocks of a phrase. */
export const maxTemplates = 100;
export const maxPhraseBlocks = 30;

const template = z.object({
  letterTemplateId: z.number(),
  version: z.number(),
  /** What letter begins with it; null for a phrase, which is put into any letter. */
  kind: z.nullable(z.literal(documentKindCodes)),
  name: z.string(),
  /** The unit whose writers use it; null if it is the person's own. */
  unitId: z.nullable(z.number()),
  unitName: z.nullable(z.string()),
  /** Whether the person may replace and remove it. */
  mayChange: z.boolean(),
});
export type LetterTemplate = z.output<typeof template>;

const phrase = z.extend(template, { body: richText });
export type Phrase = z.output<typeof phrase>;

/** Where a person may keep a template besides among the own ones. */
const templateUnit = z.object({ unitId: z.number(), name: z.string() });

export const letterTemplates = endpoint({
  name: 'letterTemplates',
  summary: 'The templates with which the person may begin a letter: the own ones, and those of the units in whose name the person writes',
  method: 'GET',
  path: '/api/sarabun/letter-templates',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({ items: z.array(template), units: z.array(templateUnit) }),
});

export const phrases = endpoint({
  name: 'phrases',
  summary: 'The phrases that the person may put into a letter: the own ones, and those of the units in whose name the person writes',
  method: 'GET',
  path: '/api/sarabun/phrases',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({ items: z.array(phrase), units: z.array(templateUnit) }),
});

/**
 * Keeps the saved text of a draft as a template, or a part of it as a phrase. A secret or personal letter is refused (409 `templateOfSecret`):
 * whoever uses a template reads it.
 */
export const saveLetterTemplate = endpoint({
  name: 'saveLetterTemplate',
  summary: 'Keep a draft as a template, or a part of its text as a phrase',
  method: 'POST',
  path: '/api/sarabun/save-letter-template',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    /** The draft it is taken from. */
    documentId: id,
    name: z.string().check(z.trim(), z.normalize('NFC'), z.minLength(1), z.maxLength(80)),
    unitId: z.nullable(id),
    /** The text of a phrase; null to keep the letter. */
    phrase: z._default(z.nullable(richText.check(z.minLength(1), z.maxLength(maxPhraseBlocks))), null),
    /** The template whose text it replaces; null for a new one. */
    replaces: z._default(z.nullable(z.object({ letterTemplateId: id, version })), null),
  }),
  response: z.object({ letterTemplateId: z.number() }),
});

export const removeLetterTemplate = endpoint({
  name: 'removeLetterTemplate',
  summary: 'Remove a template or phrase: by whoever saved it, or the head of its unit',
  method: 'POST',
  path: '/api/sarabun/remove-letter-template',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ letterTemplateId: id }),
  response: nothing,
});
