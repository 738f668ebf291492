import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import {
  type forgetSearch as forgetEndpoint,
  maxSaved,
  type savedSearches as savedEndpoint,
  type saveSearch as saveEndpoint,
} from '@sarabun/contract/search/search';
import type { ActContext, ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { emptySearch, nameTaken, tooManySaved } from './refusals';
import { countSaved, deleteSaved, findSaved, insertSaved } from './saved-search-store';

export async function savedSearches({ db, actor }: ReadContext): Promise<AnswerOf<typeof savedEndpoint>> {
  return { items: await findSaved(db, actor.personId) };
}

/** Saves a search under a unique name. Refuses an empty search, a taken name, and more than fifty. */
export async function saveSearch({ db, actor, now, audit }: ActContext, { name, asked }: InputOf<typeof saveEndpoint>): Promise<AnswerOf<typeof saveEndpoint>> {
  const { query, kinds, speeds, states, unit, from, to, part } = asked;
  if (query === '' && kinds.length + speeds.length + states.length === 0 && !unit && !from && !to && !part) throw emptySearch();
  if ((await countSaved(db, actor.personId)) >= maxSaved) throw tooManySaved();
  const item = await insertSaved(db, { personId: actor.personId, name, asked, now });
  if (!item) throw nameTaken();
  audit({ detail: { savedSearchId: item.id } });
  return { item };
}

export async function forgetSearch({ db, actor, audit }: ActContext, { id }: InputOf<typeof forgetEndpoint>): Promise<AnswerOf<typeof forgetEndpoint>> {
  if (!(await deleteSaved(db, id, actor.personId))) throw notFound();
  audit({ detail: { savedSearchId: id } });
  return {};
}
