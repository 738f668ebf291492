import { type DocumentKind, documentKindCodes } from '@sarabun/contract/documents/document-kind';
import type {
  myDrafts as listEndpoint,
  newDraft as newEndpoint,
  openDraft as openEndpoint,
  proposeSteps as proposeEndpoint,
  letterVersions as versionsEndpoint,
} from '@sarabun/contract/drafts/drafts';
import type { englishGaps as gapsEndpoint } from '@sarabun/contract/drafts/english-gaps';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { foldSearch } from '@sarabun/contract/values/search-text';
import type { ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { isOnOwnWay, knownLetter, writesThrough } from '../documents';
import { copyLetter } from './copy-letter';
import { countDrafts, findDrafts } from './draft-list-store';
import { deskOf, findAnswered, findDraft, headsAbove, listVersions, ownerUnits } from './draft-store';
import { listForms } from './forms/form-store';
import { templateFor } from './letter-templates';
import { listCopies } from './lock/lock-store';
import { suggestersOf } from './remarks/remark-store';
import { thaiPartsOf } from './set-paper';
import { stepsFor } from './step-rules';

const deskIdsOf = ({ actor }: ReadContext) => [...new Set(actor.seats.map((seat) => seat.deskId))];

/** A draft for editing; for its writer or its current reviewer. */
export async function openDraft(context: ReadContext, { documentId }: InputOf<typeof openEndpoint>): Promise<AnswerOf<typeof openEndpoint>> {
  const letter = await knownLetter(context, documentId);
  const legId = writesThrough(context, letter);
  const found = legId === undefined ? null : await findDraft(context.db, documentId, context.now);
  if (!found || legId === undefined) throw notFound();
  return { item: { ...found, legId } };
}

/** The defaults of a new letter. A letter that the person may not know about cannot be answered. */
export async function newDraft(context: ReadContext, { answers, copies, template }: InputOf<typeof newEndpoint>): Promise<AnswerOf<typeof newEndpoint>> {
  const { db, actor } = context;
  const home = actor.seats.find((seat) => seat.function === 'self')?.unitId;
  const answered = answers === undefined ? null : await findAnswered(db, { documentId: answers, deskIds: deskIdsOf(context), clearance: actor.clearance });
  if (answers !== undefined && !answered) throw notFound();
  const units = home === undefined ? [] : await ownerUnits(db, home);
  const forms = await listForms(db);
  const copied = copies === undefined ? null : await copyLetter(context, copies, { units, forms });
  const begun = template === undefined ? null : await templateFor(context, template, units);
  return { units, forms, answered, copied, template: begun };
}

/** What an English letter would still print in Thai; for anyone who may know the letter. */
export async function englishGaps(context: ReadContext, { documentId }: InputOf<typeof gapsEndpoint>): Promise<AnswerOf<typeof gapsEndpoint>> {
  await knownLetter(context, documentId);
  return { parts: await thaiPartsOf(context.db, documentId, context.now) };
}

/** The usual reviewers and signer: the heads from the writer's unit up to the one who signs letters of this kind. */
export async function proposeSteps(
  { db, actor, now }: ReadContext,
  { kind, ownerUnitId }: InputOf<typeof proposeEndpoint>,
): Promise<AnswerOf<typeof proposeEndpoint>> {
  const own = actor.seats.find((seat) => seat.function === 'self');
  if (!own || !documentKindCodes.includes(kind as DocumentKind)) return { items: [], writer: null };
  const units = await ownerUnits(db, own.unitId);
  if (!units.some(({ unitId }) => unitId === ownerUnitId)) throw notFound();
  const asked = { kind: kind as DocumentKind, now };
  const heads = await headsAbove(db, own.unitId, asked);
  const writer = await deskOf(db, own.deskId, asked);
  if (!writer) throw notFound();
  const waiting = { state: 'waiting' as const };
  return {
    items: stepsFor(kind as DocumentKind, { heads, writer, personId: actor.personId }).map((step) => ({ ...step, ...waiting })),
    writer: { ...writer, role: 'sign', ...waiting },
  };
}

export async function myDrafts({ db, actor }: ReadContext, { search, page, pageSize }: InputOf<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const asked = { personId: actor.personId, clearance: actor.clearance, search: foldSearch(search) };
  const [data, total] = await Promise.all([findDrafts(db, asked, { take: pageSize, skip: (page - 1) * pageSize }), countDrafts(db, asked)]);
  return { data, total, page, pageSize };
}

/** All versions of a letter, for those who write, review or sign it: its receivers read what was issued. */
export async function letterVersions(context: ReadContext, { documentId }: InputOf<typeof versionsEndpoint>): Promise<AnswerOf<typeof versionsEndpoint>> {
  await knownLetter(context, documentId);
  if (!(await isOnOwnWay(context, documentId))) throw notFound();
  const versions = await listVersions(context.db, documentId);
  const authors = await suggestersOf(context.db, documentId);
  return {
    items: versions.map((one) => ({ ...one, suggestedBy: authors.get(one.revision) ?? [] })),
    copies: await listCopies(context.db, documentId, context.actor.personId),
  };
}
