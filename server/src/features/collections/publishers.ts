import type {
  addBookPublisher as addEndpoint,
  findBookPublishers as findEndpoint,
  bookPublishers as listEndpoint,
  removeBookPublisher as removeEndpoint,
} from '@sarabun/contract/collections/manage-intranet';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext, ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { findGroups } from './intranet-store';
import { bothExist, deletePublisher, findCandidates, findPublishers, insertPublisher } from './publisher-store';

export async function bookPublishers({ db }: ReadContext): Promise<AnswerOf<typeof listEndpoint>> {
  return { groups: await findGroups(db), items: await findPublishers(db) };
}

export async function findBookPublishers({ db }: ReadContext, { search }: InputOf<typeof findEndpoint>): Promise<AnswerOf<typeof findEndpoint>> {
  return { items: search === '' ? [] : await findCandidates(db, search) };
}

/** Lets a unit with those below it, a user group, or a person publish in a group. */
export async function addBookPublisher(context: ActContext, { groupId, kind, id }: InputOf<typeof addEndpoint>): Promise<AnswerOf<typeof addEndpoint>> {
  const { db, actor, now } = context;
  if (!(await bothExist(db, groupId, kind, id))) throw notFound();
  await insertPublisher(db, { groupId, kind, id, by: actor.personId, now });
  context.audit({ detail: { page: 'manage-book-creation', groupId, [kind]: id } });
  context.announce('settings.changed', { path: 'manage-book-creation', rowIds: [groupId] });
  return {};
}

export async function removeBookPublisher(context: ActContext, { id }: InputOf<typeof removeEndpoint>): Promise<AnswerOf<typeof removeEndpoint>> {
  if (!(await deletePublisher(context.db, id))) throw notFound();
  context.audit({ detail: { page: 'manage-book-creation', removed: id } });
  context.announce('settings.changed', { path: 'manage-book-creation', rowIds: [] });
  return {};
}
