import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import type { saveDraft as endpoint } from '@sarabun/contract/drafts/drafts';
import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import { agencyFormKind, choosesRegistry, numberingOf, sessionOf, titleOf } from '@sarabun/contract/drafts/letter-fields';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../platform/action';
import type { Refusal } from '../../platform/errors';
import { forbidden, notFound } from '../../platform/refusals';
import { addParty, insertDocument, lockForWriting, receiversOf, takeUploads, uploadGone } from '../documents';
import { isWritten } from '../settings';
import { draftChangedMeanwhile, replaceAnswers, replaceReceivers, replaceSteps } from '../signing';
import { replaceQueueRows } from './draft-filing';
import {
  countKnown,
  type Heading,
  insertLetter,
  lastVersion,
  listEnclosures,
  ownerUnits,
  readSaved,
  replaceEnclosures,
  saveHeading,
  saveLetter,
} from './draft-store';
import { findForm } from './forms/form-store';
import { keepCopy, readLock } from './lock/lock-store';
import { draftTaken } from './lock/refusals';
import { keepPictures } from './pictures/letter-pictures';
import { kindNotWritten, notClearedYourself, notOwnUnit, stepIsNoPerson, stepTwice, topSecretDraft } from './refusals';
import { tookSuggestions } from './remarks/remark-store';
import { writesOver } from './version-rules';

type Input = InputOf<typeof endpoint>;

/**
 * Saves a draft. The first save creates it on its writer's desk; later ones name their base revision and are refused if another was saved
 * since. Reviewers correct text and receivers here, too; later signers cannot.
 */
export async function saveDraft(context: ActContext, sent: Input): Promise<AnswerOf<typeof endpoint> | Refusal> {
  const { db, actor, now } = context;
  const names = await checkInput(context, sent);
  // A desk gets its own name, whatever was sent: in the list of receivers and in the columns for lists and registers.
  const input = { ...sent, receivers: sent.receivers.map(({ deskId, name }) => ({ deskId, name: names.get(deskId ?? 0) ?? name })) };
  const taken = input.documentId === undefined ? null : await refuseTaken(context, input, input.documentId);
  if (taken) return taken;
  const { documentId, revision, isWriter } = input.documentId === undefined ? await begin(context, input) : await goOn(context, input, input.documentId);
  await replaceReceivers(db, documentId, input.receivers);
  if (isWriter) {
    await replaceSteps(db, documentId, input.steps);
    await replaceAnswers(db, documentId, input.answers);
  }
  await keepPictures(context, documentId, input.content);
  const added = await takeUploads(db, input.uploadIds, actor.personId);
  if (added.length !== input.uploadIds.length) throw uploadGone();
  await replaceEnclosures(db, documentId, { kept: input.fileIds, added });
  context.audit({ documentId, detail: { revision } });
  return { item: { documentId, revision, savedAt: now, files: await listEnclosures(db, documentId) } };
}

/** Refuses what may not be stored even in a draft; completeness is checked on submission. Returns the names of the receiving desks. */
async function checkInput(context: ActContext, input: Input): Promise<Map<number, string>> {
  const { db, actor } = context;
  if (input.documentId === undefined && !(await isWritten(db, input.kind))) throw kindNotWritten();
  if (input.secrecy === 4) throw topSecretDraft();
  if (input.secrecy > actor.clearance) throw notClearedYourself();
  const deskIds = input.steps.map(({ deskId }) => deskId);
  if (new Set(deskIds).size !== deskIds.length) throw stepTwice();
  if ((await receiversOf(context, input, deskIds)).some(({ kind }) => kind === 'unit')) throw stepIsNoPerson();
  const receivers = await receiversOf(
    context,
    input,
    input.receivers.flatMap(({ deskId }) => deskId ?? []),
  );
  const own = actor.seats.map((seat) => seat.deskId);
  if ((await countKnown(db, input.answers, own, actor.clearance)) !== new Set(input.answers).size) throw notFound();
  return new Map(receivers.map(({ deskId, name }) => [deskId, name]));
}

/** Refuses to save a draft that another tab has, and keeps what was sent as a copy of its writer. */
async function refuseTaken(context: ActContext, { tab, content, revision = 0 }: Input, documentId: number): Promise<Refusal | null> {
  const { db, actor, now } = context;
  await lockForWriting(context, documentId);
  const lock = await readLock(db, documentId, now);
  if (!lock || lock.tab === tab) return null;
  await keepCopy(db, { documentId, personId: actor.personId, revision, content, now });
  return draftTaken(lock.by);
}

interface Saved {
  documentId: number;
  revision: number;
  isWriter: boolean;
}

async function begin(context: ActContext, input: Input): Promise<Saved> {
  const { db, actor, now } = context;
  const own = actor.seats.find((seat) => seat.function === 'self');
  if (!own) throw forbidden();
  const heading = await headingOf(context, input);
  const fixed = { direction: 'outgoing', state: 'draft', datedOn: null, dueOn: null, senderType: 2 } as const;
  const documentId = await insertDocument(db, { ...heading, ...fixed }, { personId: actor.personId, now, files: [] });
  await saveHeading(db, documentId, heading);
  await addParty(db, documentId, own.deskId);
  await insertLetter(db, { documentId, content: input.content, personId: actor.personId, now });
  return { documentId, revision: 1, isWriter: true };
}

async function goOn(context: ActContext, sent: Input, documentId: number): Promise<Saved> {
  const { db, actor, now } = context;
  const { letter, legId } = await lockForWriting(context, documentId);
  const saved = await readSaved(db, documentId);
  if (!saved) throw notFound();
  if (saved.revision !== sent.revision) throw draftChangedMeanwhile();
  // Who signs, and how many, is the writer's to say.
  const input = legId === null ? sent : { ...sent, content: { ...sent.content, panel: saved.content.panel } };
  const heading = await headingOf(context, input, legId === null ? undefined : letter);
  await saveHeading(db, documentId, heading);
  const revision = saved.revision + 1;
  const last = await lastVersion(db, documentId);
  const sealedRevision = last && (await tookSuggestions(db, documentId, last.revision)) ? last.revision : saved.sealedRevision;
  const replaces = writesOver(last, { personId: actor.personId, now, sealedRevision });
  await saveLetter(db, { documentId, content: input.content, personId: actor.personId, now, revision, replaces });
  if (letter.speed !== heading.speed || letter.secrecy !== heading.secrecy) await replaceQueueRows(context, documentId, letter);
  return { documentId, revision, isWriter: legId === null };
}

/**
 * The columns for lists. The owner is the writer's unit or one above it; a reviewer's correction changes neither the owner nor whether the
 * letter is personal.
 */
async function headingOf({ db, actor }: ActContext, input: Input, fixed?: { ownerUnitId: number; isPersonal: boolean }): Promise<Heading> {
  const { kind, content } = input;
  const home = actor.seats.find((seat) => seat.function === 'self')?.unitId ?? 0;
  const owner = (await ownerUnits(db, fixed?.ownerUnitId ?? home)).find(({ unitId }) => unitId === (fixed ?? input).ownerUnitId);
  if (!owner) throw notOwnUnit();
  return {
    kind,
    subject: await subjectOf(db, kind as DocumentKind, content),
    sender: owner.name,
    addressee:
      content.addressee ||
      input.receivers
        .map(({ name }) => name)
        .join(', ')
        .slice(0, 300),
    references: content.references.join('\n'),
    enclosures: content.enclosures.map(({ name, quantity }) => `${name} ${quantity}`.trim()).join('\n'),
    number: kind === 11 ? sessionOf(content) : '',
    speed: input.speed,
    secrecy: input.secrecy,
    ownerUnitId: owner.unitId,
    usesOwnerNumber: choosesRegistry(numberingOf(kind as DocumentKind, content)) && input.usesOwnerNumber,
    personal: fixed?.isPersonal ?? input.personal,
  };
}

/** The subject of a letter on an agency form is the form's name and its first value. */
async function subjectOf(db: ActContext['db'], kind: DocumentKind, content: LetterContent): Promise<string> {
  const form = kind === agencyFormKind && content.formCode ? await findForm(db, content.formCode) : null;
  if (!form) return titleOf(kind, content);
  const [first] = form.fields;
  return [form.name.th, first && content.formValues[first.name]].filter(Boolean).join(' ');
}
