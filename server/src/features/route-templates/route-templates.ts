import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type {
  listTemplates as listEndpoint,
  offeredTemplates as offeredEndpoint,
  removeTemplate as removeEndpoint,
  saveTemplate as saveEndpoint,
  templateUnits as unitsEndpoint,
} from '@sarabun/contract/route-templates/route-templates';
import type { ActContext, ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { deskTwice, mainAtMostOnce, nameTaken, noSuchDesk, noSuchUnit, postsOnly, templateChanged } from './refusals';
import * as store from './template-store';

/** The templates that the person may use: of the whole office, and of the units at whose desks the person works. */
export async function offeredTemplates({ db, actor, now }: ReadContext, { way }: InputOf<typeof offeredEndpoint>): Promise<AnswerOf<typeof offeredEndpoint>> {
  const unitIds = [...new Set(actor.seats.map(({ unitId }) => unitId))];
  return { items: await store.findOffered(db, { unitIds, way, now }) };
}

export async function listTemplates({ db, now }: ReadContext, query: InputOf<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const { page, pageSize } = query;
  return { ...(await store.findTemplates(db, { ...query, way: query.way, now })), page, pageSize };
}

export async function templateUnits({ db }: ReadContext): Promise<AnswerOf<typeof unitsEndpoint>> {
  return { items: await store.findUnits(db) };
}

/**
 * Adds or changes a template, unless someone else did so in the meantime. Sequential templates only name posts; in the others at most one
 * has the main responsibility.
 */
export async function saveTemplate(context: ActContext, input: InputOf<typeof saveEndpoint>): Promise<AnswerOf<typeof saveEndpoint>> {
  const { db, actor, now, audit } = context;
  const { templateId, version, ...template } = input;
  if (templateId !== null) {
    const found = await store.lockTemplate(db, templateId);
    if (!found) throw notFound();
    if (found.version !== version) throw templateChanged();
  }
  await check(context, template);
  if (await store.isNameTaken(db, template, templateId)) throw nameTaken();
  const saved = await store.writeTemplate(db, templateId, template, { personId: actor.personId, now });
  audit({ detail: { templateId: saved } });
  return { templateId: saved };
}

async function check({ db }: ActContext, { steps, way, unitId }: store.SavedTemplate): Promise<void> {
  const ids = steps.map(({ deskId }) => deskId);
  if (new Set(ids).size !== ids.length) throw deskTwice();
  if (way === 'parallel' && steps.filter(({ responsibility }) => responsibility === 'main').length > 1) throw mainAtMostOnce();
  const desks = await store.findDesks(db, ids);
  if (desks.length !== ids.length) throw noSuchDesk();
  if (way === 'sequential' && desks.some(({ kind }) => kind !== 'post')) throw postsOnly();
  if (unitId !== null && !(await store.isUnit(db, unitId))) throw noSuchUnit();
}

/** Deletes a template. Letters that used it are not affected, because nothing refers to it. */
export async function removeTemplate({ db, audit }: ActContext, { templateId }: InputOf<typeof removeEndpoint>): Promise<AnswerOf<typeof removeEndpoint>> {
  if (!(await store.deleteTemplate(db, templateId))) throw notFound();
  audit({ detail: { templateId } });
  return {};
}
