import type { InputOf } from '@sarabun/contract/endpoint';
import type { addManualPage as addEndpoint, removeManualPage as removeEndpoint, saveManualPage as saveEndpoint } from '@sarabun/contract/manuals/manuals';
import type { ActContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { bringStandard, deletePage, insertPage, keepVersion, lockPage, updatePage } from './manual-store';
import { pageChanged } from './refusals';
import { readStandardText } from './standard-texts';

/** Saves a page, unless someone else did so in the meantime; the old text is kept as a version. */
export async function saveManualPage({ db, actor, now, audit }: ActContext, { pageId, version, ...page }: InputOf<typeof saveEndpoint>) {
  await lockVersion(db, pageId, version);
  await keepVersion(db, pageId, actor.personId, now);
  audit({ detail: { pageId } });
  return { version: await updatePage(db, pageId, page, actor.personId, now) };
}

export async function addManualPage({ db, actor, now, audit }: ActContext, { kind, chapter, ...page }: InputOf<typeof addEndpoint>) {
  const pageId = await insertPage(db, { kind, chapter }, page, actor.personId, now);
  audit({ detail: { pageId } });
  return { pageId };
}

/** Removes a page of the agency's own. A page of the product gets its standard text back instead. */
export async function removeManualPage({ db, actor, now, audit }: ActContext, { pageId, version }: InputOf<typeof removeEndpoint>) {
  const { key } = await lockVersion(db, pageId, version);
  const standard = key === null ? null : await readStandardText(key);
  audit({ detail: { pageId, putBack: standard !== null } });
  if (standard) {
    await keepVersion(db, pageId, actor.personId, now);
    await bringStandard(db, standard, now, true);
  } else await deletePage(db, pageId);
  return {};
}

async function lockVersion(db: ActContext['db'], pageId: number, version: number) {
  const page = await lockPage(db, pageId);
  if (!page) throw notFound();
  if (page.version !== version) throw pageChanged();
  return page;
}
