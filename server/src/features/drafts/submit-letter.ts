import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import type { submitDraft as endpoint } from '@sarabun/contract/drafts/drafts';
import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import { agencyFormKind, lackingFields, lackingFormFields, letterForms, mayHavePanel } from '@sarabun/contract/drafts/letter-fields';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { Prepared, ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { knownLetter } from '../documents';
import { submitOwn } from '../signing';
import { findDraft } from './draft-store';
import { findForm } from './forms/form-store';
import {
  lacking,
  lackingOnForm,
  membersApart,
  noPanelHere,
  noReceiver,
  noSuchForm,
  recorderFirst,
  signerNotLast,
  tooFewMembers,
  wrongNumberOfSigners,
} from './refusals';
import { type Press, setPaper } from './set-paper';

/**
 * Submits a draft for review and signature. It is set once before anything changes, so a letter that cannot be printed is refused now,
 * naming the character, and not after it was signed.
 */
export async function submitLetter(
  context: ReadContext,
  { documentId, revision, answer }: InputOf<typeof endpoint>,
  press: Press,
): Promise<Prepared<AnswerOf<typeof endpoint>>> {
  const { db, now, actor } = context;
  const { writerDeskId, state } = await knownLetter(context, documentId);
  const draft = await findDraft(db, documentId, now);
  if (!draft || state !== 'draft' || !actor.seats.some(({ deskId, function: work }) => work === 'self' && deskId === writerDeskId)) throw notFound();
  const kind = draft.kind as DocumentKind;
  const form = letterForms[kind];
  const missing = lackingFields(kind, draft.content);
  if (missing.length > 0 && !draft.content.formCode) throw lacking(kind, missing);
  await checkForm(context, kind, draft.content);
  if (form.isSent && !draft.content.formCode && draft.receivers.length === 0) throw noReceiver();
  const signers = draft.steps.filter(({ role }) => role === 'sign');
  if (draft.steps.findIndex(({ role }) => role === 'sign') < draft.steps.length - signers.length && signers.length > 0) throw signerNotLast();
  if (draft.content.panel) checkPanel(kind, draft.content, signers);
  else if (form.signers.length > 1 && signers.length !== form.signers.length) throw wrongNumberOfSigners(form.signers.length);
  await setPaper({ db, now, personId: actor.personId }, press, documentId);
  return async (act) => ({ item: await submitOwn(act, { documentId, revision, answer }) });
}

/** The members of a committee stand one after the other, after who records minutes; enough of them are named, and the form has room for them. */
function checkPanel(kind: DocumentKind, content: LetterContent, signers: readonly { ofPanel?: boolean | undefined }[]): void {
  const needed = content.panel?.needed ?? 0;
  if (!mayHavePanel(kind, content)) throw noPanelHere();
  const members = signers.filter(({ ofPanel }) => ofPanel).length;
  if (members < 2 || members < needed) throw tooFewMembers(needed);
  const first = signers.findIndex(({ ofPanel }) => ofPanel);
  if (signers.slice(first, first + members).some(({ ofPanel }) => !ofPanel)) throw membersApart();
  if (letterForms[kind].signers.length > 1 && (first !== 1 || signers.length > members + 2)) throw recorderFirst();
}

/** For a letter on an agency form: the form exists, and its fields are filled in. */
async function checkForm({ db }: ReadContext, kind: DocumentKind, content: LetterContent): Promise<void> {
  if (!content.formCode) return;
  const form = await findForm(db, content.formCode);
  if (!form || kind !== agencyFormKind) throw noSuchForm();
  const missing = lackingFormFields(form, content);
  if (missing.length > 0) throw lackingOnForm(missing.map(({ label }) => label));
}
