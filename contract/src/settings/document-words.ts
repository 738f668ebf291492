import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';

const word = z.object({
  code: z.number(),
  th: z.string(),
  en: z.string(),
  /** Whether it is offered for new letters; old letters keep it. */
  active: z.boolean(),
});
export type DocumentWord = z.output<typeof word>;

/** How a speed class is marked. */
export const speedBadges = ['plain', 'tint', 'outline', 'solid'] as const;

const speed = z.extend(word, { badge: z.enum(speedBadges), dueDays: z.nullable(z.number()) });
export type SpeedWord = z.output<typeof speed>;

/** What the office calls kinds, speed and secrecy classes and senders, in the order in which it offers them. */
export const documentWords = endpoint({
  name: 'documentWords',
  summary: 'What the office calls kinds of letters, speed and secrecy classes and senders',
  method: 'GET',
  path: '/api/sarabun/document-words',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({ kinds: z.array(word), speeds: z.array(speed), secrecies: z.array(word), senderTypes: z.array(word) }),
});

/** Names to propose while the origin or the destination of a letter is typed. */
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
