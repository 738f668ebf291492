import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { findCorrespondents as correspondentsEndpoint, documentWords as wordsEndpoint } from '@sarabun/contract/settings/document-words';
import type { ReadContext } from '../../platform/action';
import type { Database } from '../../platform/database';
import type { Listener } from '../../platform/outbox';
import { findDocumentWords, findNames } from './document-words-store';

type Words = AnswerOf<typeof wordsEndpoint>;

/** Words are read anew after so long even without news: of a change that another process made, this one may not hear. */
const trueForMs = 30_000;
const kept = new WeakMap<Database, { words: Promise<Words>; readAt: number }>();
let forgottenAt = 0;

/** What the office calls kinds, classes and senders, kept between calls. */
export function wordsOf(db: Database): Promise<Words> {
  const known = kept.get(db);
  const now = performance.now();
  if (known && known.readAt > forgottenAt && now - known.readAt < trueForMs) return known.words;
  const words = findDocumentWords(db);
  kept.set(db, { words, readAt: now });
  words.catch(() => kept.delete(db));
  return words;
}

/** A change of the settings makes the kept words worthless. */
export const forgetWords: Listener<'settings.changed'> = async () => {
  forgottenAt = performance.now();
};

/** The words that forms and lists use. */
export function documentWords({ db }: ReadContext): Promise<Words> {
  return wordsOf(db);
}

/** Names to propose while an origin or destination is typed. */
export async function findCorrespondents({ db }: ReadContext, { side, search }: InputOf<typeof correspondentsEndpoint>) {
  return { items: await findNames(db, side, search) };
}
