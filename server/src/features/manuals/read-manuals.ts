import type { InputOf } from '@sarabun/contract/endpoint';
import type {
  manualContents as contentsEndpoint,
  getManualPage as getEndpoint,
  listManualPages as listEndpoint,
  manualPage as pageEndpoint,
} from '@sarabun/contract/manuals/manuals';
import type { ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { countEditedRows, findContents, findEdited, findEditedRows, findPage } from './manual-store';

export async function manualContents({ db, actor, now }: ReadContext, { search }: InputOf<typeof contentsEndpoint>) {
  return { items: await findContents(db, actor.personId, search, now) };
}

/** One page of the manuals. A page that is switched off or about a hidden settings page does not exist. */
export async function manualPage({ db, actor, now }: ReadContext, { pageId }: InputOf<typeof pageEndpoint>) {
  const item = await findPage(db, actor.personId, pageId, now);
  if (!item) throw notFound();
  return { item };
}

/** All pages, for editors. */
export async function listManualPages({ db }: ReadContext, { page, pageSize, ...query }: InputOf<typeof listEndpoint>) {
  const [data, total] = await Promise.all([findEditedRows(db, query, { limit: pageSize, offset: (page - 1) * pageSize }), countEditedRows(db, query)]);
  return { data, total, page, pageSize };
}

/** One page with its earlier versions, for editors. */
export async function getManualPage({ db }: ReadContext, { pageId }: InputOf<typeof getEndpoint>) {
  const item = await findEdited(db, pageId);
  if (!item) throw notFound();
  return { item };
}
