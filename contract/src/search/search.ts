import * as z from 'zod/mini';
import { documentKindCodes } from '../documents/document-kind';
import { endpoint, nothing } from '../endpoint';
import { day, id, moment, whole } from '../wire';
import { searchedParts, searchedStates } from './choices';

/** Counting stops here: nobody reads further; a narrower search helps. */
export const maxFound = 1000;
export const searchPageSize = 20;

/** The search: words and filters. An empty list filters nothing. */
const asked = {
  query: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  kinds: z._default(z.array(z.literal(documentKindCodes)).check(z.maxLength(documentKindCodes.length)), []),
  speeds: z._default(z.array(z.literal([1, 2, 3, 4])).check(z.maxLength(4)), []),
  states: z._default(z.array(z.enum(searchedStates)).check(z.maxLength(searchedStates.length)), []),
  /** A unit at one of whose desks the letter has been. */
  unit: z.optional(id),
  /** Days on which letters entered the system, both included. */
  from: z.optional(day),
  to: z.optional(day),
  part: z.optional(z.enum(searchedParts)),
};
export const askedSearch = z.object(asked);
export type AskedSearch = z.output<typeof askedSearch>;

const foundLetter = z.object({
  documentId: z.number(),
  kind: z.number(),
  direction: z.enum(['incoming', 'outgoing']),
  state: z.enum(searchedStates),
  speed: z.number(),
  secrecy: z.number(),
  number: z.string(),
  datedOn: z.nullable(day),
  subject: z.string(),
  sender: z.string(),
  addressee: z.string(),
  enteredAt: moment,
  hasFile: z.boolean(),
  /** The numbers that receive and send registers gave it, oldest first, with the cancelled ones: it is found by them as well. */
  receipts: z.array(z.object({ register: z.enum(['receive', 'send']), number: z.number(), year: z.number(), unitName: z.string(), isCancelled: z.boolean() })),
  /** An excerpt of a file, if the words occur only there. */
  inFile: z.nullable(z.object({ name: z.string(), text: z.string() })),
});
export type FoundLetter = z.output<typeof foundLetter>;

/** Searches all letters that the person may see, newest first. */
export const searchLetters = endpoint({
  name: 'searchLetters',
  summary: 'Search the letters that the person may see, newest first',
  method: 'POST',
  path: '/api/sarabun/search',
  kind: 'read',
  access: 'signedIn',
  request: z.object({
    ...asked,
    page: z._default(whole(1, maxFound / searchPageSize), 1),
    pageSize: z._default(whole(1, searchPageSize), searchPageSize),
  }),
  response: z.object({
    data: z.array(foundLetter),
    /** On the first page: letters with exactly this number or receive number. */
    exact: z.array(foundLetter),
    page: z.number(),
    pageSize: z.number(),
    /** Whether there is a next page. */
    more: z.boolean(),
    /** The terms found in every letter, for highlighting. */
    terms: z.array(z.string()),
    unitName: z.nullable(z.string()),
  }),
});

/** The number of results; counting stops at a thousand. Called next to the page, which need not wait for it. */
export const countFound = endpoint({
  name: 'countFound',
  summary: 'How many letters a search finds, up to a thousand',
  method: 'POST',
  path: '/api/sarabun/search-total',
  kind: 'read',
  access: 'signedIn',
  request: askedSearch,
  response: z.object({ total: z.number(), more: z.boolean() }),
});

/** How many letters can be asked for again at once. */
export const maxRecentLetters = 12;

/** The names of letters that the person opened lately, by their ids. One that may no longer be seen, or has a secrecy class, is left out. */
export const recentLetters = endpoint({
  name: 'recentLetters',
  summary: 'The names of letters by their ids, except secret ones and those that the person may not see',
  method: 'POST',
  path: '/api/sarabun/recent-letters',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ documentIds: z.array(id).check(z.maxLength(maxRecentLetters)) }),
  response: z.object({ items: z.array(z.object({ documentId: z.number(), number: z.string(), subject: z.string(), sender: z.string() })) }),
});

const savedSearch = z.object({ id: z.number(), name: z.string(), asked: askedSearch, savedAt: moment });
export type SavedSearch = z.output<typeof savedSearch>;
export const maxSaved = 50;

export const savedSearches = endpoint({
  name: 'savedSearches',
  summary: 'The searches that the person keeps, by name',
  method: 'GET',
  path: '/api/sarabun/saved-searches',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({ items: z.array(savedSearch) }),
});

export const saveSearch = endpoint({
  name: 'saveSearch',
  summary: 'Keep a search under a name',
  method: 'POST',
  path: '/api/sarabun/save-search',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)), asked: askedSearch }),
  response: z.object({ item: savedSearch }),
});

export const forgetSearch = endpoint({
  name: 'forgetSearch',
  summary: 'Throw a kept search away',
  method: 'POST',
  path: '/api/sarabun/forget-search',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ id }),
  response: nothing,
});
