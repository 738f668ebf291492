import { emptyContent, type LetterContent } from '@sarabun/contract/drafts/letter-content';
import {
  maxTemplates,
  type phrases as phrasesEndpoint,
  type removeLetterTemplate as removeEndpoint,
  type saveLetterTemplate as saveEndpoint,
  type letterTemplates as templatesEndpoint,
} from '@sarabun/contract/drafts/letter-templates';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext, Actor, ReadContext } from '../../platform/action';
import type { Database } from '../../platform/database';
import { notFound } from '../../platform/refusals';
import { knownLetter, writesThrough } from '../documents';
import { reusableContent } from './copy/reusable-content';
import { findDraft, type OwnerUnit, ownerUnits } from './draft-store';
import { listForms } from './forms/form-store';
import { templateChanged, templateNameTaken, templateNotYours, templateOfSecret, templateUnitNotOwn, tooManyTemplates } from './templates/refusals';
import {
  countTemplates,
  deleteTemplate,
  findPhrases,
  findTemplate,
  findTemplates,
  insertTemplate,
  lockTemplate,
  replaceTemplate,
  type SavedTemplate,
  type TemplateUser,
} from './templates/template-store';

/** The units in whose name the person writes, own one first. */
async function unitsOf(db: Database, { seats }: Actor): Promise<OwnerUnit[]> {
  const home = seats.find((seat) => seat.function === 'self')?.unitId;
  return home === undefined ? [] : ownerUnits(db, home);
}

const userOf = ({ personId, seats }: Actor, units: readonly OwnerUnit[]): TemplateUser => ({
  personId,
  unitIds: units.map(({ unitId }) => unitId),
  headed: seats.filter((seat) => seat.function === 'head').map(({ unitId }) => unitId),
});

/** Those of the units in which the person works. */
const workplaces = ({ seats }: Actor, units: readonly OwnerUnit[]) =>
  units.filter((unit) => seats.some((seat) => seat.unitId === unit.unitId)).map(({ unitId, name }) => ({ unitId, name }));

export async function letterTemplates({ db, actor }: ReadContext): Promise<AnswerOf<typeof templatesEndpoint>> {
  const units = await unitsOf(db, actor);
  return { items: await findTemplates(db, userOf(actor, units)), units: workplaces(actor, units) };
}

export async function phrases({ db, actor }: ReadContext): Promise<AnswerOf<typeof phrasesEndpoint>> {
  const units = await unitsOf(db, actor);
  return { items: await findPhrases(db, userOf(actor, units)), units: workplaces(actor, units) };
}

/** What a new letter begins with; a template that the person may not use does not exist. */
export async function templateFor({ db, actor }: ReadContext, letterTemplateId: number, units: readonly OwnerUnit[]) {
  const found = await findTemplate(db, letterTemplateId, userOf(actor, units));
  if (!found) throw notFound();
  return { letterTemplateId, ...found };
}

/**
 * Keeps a draft as a template, or a part of its text as a phrase, for the person or a unit in which the person works. Its contact lines and
 * pictures are left out: the lines are those of the next letter's unit, and pictures belong to the letter.
 */
export async function saveLetterTemplate(
  context: ActContext,
  { documentId, name, unitId, phrase, replaces }: InputOf<typeof saveEndpoint>,
): Promise<AnswerOf<typeof saveEndpoint>> {
  const { db, actor, now, audit } = context;
  const letter = await knownLetter(context, documentId);
  const draft = writesThrough(context, letter) === undefined ? null : await findDraft(db, documentId, now);
  if (!draft) throw notFound();
  if (draft.secrecy > 1 || draft.personal) throw templateOfSecret();
  const units = await unitsOf(db, actor);
  if (unitId !== null && !workplaces(actor, units).some((unit) => unit.unitId === unitId)) throw templateUnitNotOwn();
  const form = (await listForms(db)).find(({ code }) => code === draft.content.formCode);
  const content = withoutPictures(phrase ? { ...emptyContent, body: phrase } : withoutLines(reusableContent(draft.content, draft.kind, form)));
  const saved: SavedTemplate = { kind: phrase ? null : draft.kind, name, unitId, content };
  const letterTemplateId = replaces ? await replace(context, saved, replaces, units) : await add(context, saved);
  audit({ documentId, detail: { letterTemplateId, ...(unitId !== null && { unitId }) } });
  return { letterTemplateId };
}

async function add({ db, actor: { personId }, now }: ActContext, template: SavedTemplate): Promise<number> {
  if ((await countTemplates(db, { personId, unitId: template.unitId })) >= maxTemplates) throw tooManyTemplates();
  const letterTemplateId = await insertTemplate(db, template, { personId, now });
  if (letterTemplateId === null) throw templateNameTaken();
  return letterTemplateId;
}

/** Replaces the text of a template of the same sort, unless somebody else did so in the meantime. */
async function replace(
  { db, actor, now }: ActContext,
  template: SavedTemplate,
  { letterTemplateId, version }: { letterTemplateId: number; version: number },
  units: readonly OwnerUnit[],
): Promise<number> {
  const before = await lockTemplate(db, letterTemplateId, userOf(actor, units));
  if (!before || before.version !== version || before.isPhrase !== (template.kind === null)) throw templateChanged();
  if (!before.mayChange) throw templateNotYours();
  await replaceTemplate(db, letterTemplateId, template, now);
  return letterTemplateId;
}

export async function removeLetterTemplate(
  { db, actor, audit }: ActContext,
  { letterTemplateId }: InputOf<typeof removeEndpoint>,
): Promise<AnswerOf<typeof removeEndpoint>> {
  const found = await lockTemplate(db, letterTemplateId, userOf(actor, await unitsOf(db, actor)));
  if (!found) throw notFound();
  if (!found.mayChange) throw templateNotYours();
  await deleteTemplate(db, letterTemplateId);
  audit({ detail: { letterTemplateId } });
  return {};
}

const withoutLines = (content: LetterContent): LetterContent => ({ ...content, proposedAddressee: '', telephone: '', fax: '', email: '', address: '' });
const withoutPictures = (content: LetterContent): LetterContent => ({ ...content, body: content.body.filter(({ kind }) => kind !== 'picture') });
