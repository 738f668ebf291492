import type { findParties as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { foldSearch } from '@sarabun/contract/values/search-text';
import type { ReadContext } from '../../../platform/action';
import { findParties as find } from './party-store';

/** Units, posts and persons as receivers of a letter; the first twenty matches. */
export async function findParties({ db, actor, now }: ReadContext, { search, kind }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  return { items: await find(db, { search: foldSearch(search), kind: kind ?? null, clearance: actor.clearance, now }) };
}
