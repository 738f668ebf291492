import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { phrasePlaces } from './tables/document-central';

const word = z.object({
  code: z.number(),
  th: z.string(),
  en: z.string(),
  /** Whether it is offered for new letters; old letters keep it. */
  active: z.boolean(),
});
export type DocumentWord = z.output<typeof word>;

export const speedBadges = ['plain', 'tint', 'outline', 'solid'] as const;

const speed = z.extend(word, { badge: z.enum(speedBadges), dueDays: z.nullable(z.number()) });
export type SpeedWord = z.output<typeof speed>;

/** A command word: whether parties, a text or a reason are required, and whether it closes the letter without parties. */
const command = z.object({
  code: z.string(),
  th: z.string(),
  en: z.string(),
  active: z.boolean(),
  needsParty: z.boolean(),
  needsText: z.boolean(),
  /** Unlike a text, a reason stands after the word. */
  needsReason: z._default(z.boolean(), false),
  closes: z.boolean(),
});
export type CommandWord = z.output<typeof command>;

/** A kind of assignment with its defaults; `dueDays` are working days. */
const job = z.object({
  id: z.number(),
  th: z.string(),
  en: z.string(),
  active: z.boolean(),
  task: z.string(),
  dueDays: z.nullable(z.number()),
  needsReport: z.boolean(),
  /** It ends with a letter of reply. */
  needsReply: z._default(z.boolean(), false),
});
export type JobWord = z.output<typeof job>;

/** A phrase with the places that offer it; `kind` restricts it to one kind of letters. */
const phrase = z.object({ th: z.string(), en: z.string(), places: z.array(z.enum(phrasePlaces)), kind: z.nullable(z.number()) });
export type PhraseWord = z.output<typeof phrase>;

/** The office's names of kinds, speed and secrecy classes, senders, commands and assignments in display order, and its phrases. */
export const documentWords = endpoint({
  name: 'documentWords',
  summary: 'What the office calls kinds of letters, classes, senders, commands and assignments, and its ready phrases',
  method: 'GET',
  path: '/api/sarabun/document-words',
  kind: 'read',
  access: 'signedIn',
  mayKeep: 'always',
  beforeConsent: true,
  request: nothing,
  response: z.object({
    /** `mayWrite`: the office writes this kind itself; `sample`: the file name of its form or sample. */
    kinds: z.array(z.extend(word, { mayWrite: z.optional(z.boolean()), sample: z.optional(z.nullable(z.string())) })),
    speeds: z.array(speed),
    secrecies: z.array(word),
    senderTypes: z.array(word),
    commands: z.array(command),
    jobs: z.array(job),
    phrases: z.array(phrase),
  }),
});

/** Suggestions while typing the origin or destination of a letter. */
export const findCorrespondents = endpoint({
  name: 'findCorrespondents',
  summary: 'Organisations whose name contains a text, to propose as origin or destination of a letter',
  method: 'GET',
  path: '/api/sarabun/correspondents',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ side: z.enum(['from', 'to']), search: z._default(z.string().check(z.trim(), z.maxLength(100)), '') }),
  response: z.object({ items: z.array(z.object({ id: z.number(), name: z.string(), letterCode: z.string() })) }),
});

/** The form or sample of a kind of letters, readable by everyone signed in. */
export const kindSamplePath = (code: number | string) => `/api/sarabun/document-kind-sample/${code}`;
