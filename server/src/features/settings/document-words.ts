import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { findCorrespondents as correspondentsEndpoint, documentWords as wordsEndpoint } from '@sarabun/contract/settings/document-words';
import type { ReadContext } from '../../platform/action';
import type { Database } from '../../platform/database';
import { cachedRead } from '../../platform/postgres/cached-read';
import { findDocumentWords, findNames } from './document-words-store';

type Words = AnswerOf<typeof wordsEndpoint>;

const kept = cachedRead((db) => findDocumentWords(db as Database));

/** The office's names of kinds, classes and senders, cached between calls. */
export function wordsOf(db: Database): Promise<Words> {
  return kept.of(db);
}

/** The terms that forms and lists use. */
export function documentWords({ db }: ReadContext): Promise<Words> {
  return wordsOf(db);
}

/** Suggestions while typing an origin or destination. */
export async function findCorrespondents({ db }: ReadContext, { side, search }: InputOf<typeof correspondentsEndpoint>) {
  return { items: await findNames(db, side, search) };
}
