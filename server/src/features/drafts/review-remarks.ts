import { letterContent } from '@sarabun/contract/drafts/letter-content';
import type { addRemarks as addEndpoint, letterRemarks as listEndpoint, settleRemarks as settleEndpoint } from '@sarabun/contract/drafts/letter-remarks';
import { quoteAt, withSuggestions } from '@sarabun/contract/drafts/text-places';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext, ReadContext } from '../../platform/action';
import { forbidden, notFound } from '../../platform/refusals';
import { hasFunction, isOnOwnWay, isTimeFor, knownLetter, type Letter, lockDocument, lockForWriting, readLetter, writesThrough } from '../documents';
import { draftChangedMeanwhile } from '../signing';
import { readSaved, type SavedLetter, saveLetter } from './draft-store';
import { readLock } from './lock/lock-store';
import { draftMoved } from './lock/refusals';
import { alreadySettled, placeNotInText, remarkEmpty, textTooLong, wordsGone } from './remarks/refusals';
import { insertRemarks, listRemarks, type OpenRemark, openRemarks, saveVerdict } from './remarks/remark-store';

const unsigned: readonly string[] = ['draft', 'inReview', 'awaitingSignature'];

/** Whether the person has the letter now, as its writer, reviewer or signer. */
const mayRemark = ({ actor }: Pick<ReadContext, 'actor'>, letter: Letter): boolean =>
  writesThrough({ actor }, letter) !== undefined ||
  letter.legs.some((leg) => hasFunction('returnDraft', actor.seats, leg, letter.secrecy) && isTimeFor('returnDraft', leg, letter));

/** The remarks on a letter. Its receivers may know the letter, but not what was said while it was written. */
export async function letterRemarks(context: ReadContext, { documentId }: InputOf<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const { db, actor } = context;
  const letter = await knownLetter(context, documentId);
  if (!(await isOnOwnWay(context, documentId))) throw notFound();
  const saved = await readSaved(db, documentId);
  if (!saved) throw notFound();
  const { revision, content } = saved;
  const remarks = await listRemarks(db, documentId, actor.personId);
  return {
    item: { revision, body: content.body, mayAdd: mayRemark(context, letter), maySettle: writesThrough(context, letter) !== undefined, remarks },
  };
}

/** Comments on places of a letter or suggests other words: by whoever has it now. */
export async function addRemarks(context: ActContext, { documentId, revision, remarks }: InputOf<typeof addEndpoint>): Promise<AnswerOf<typeof addEndpoint>> {
  const { db, actor, now } = context;
  await lockDocument(context, documentId);
  const letter = await readLetter(db, documentId);
  const saved = await readSaved(db, documentId);
  if (!saved || !mayRemark(context, letter)) throw saved ? forbidden() : notFound();
  if (saved.revision !== revision) throw draftChangedMeanwhile();
  const quoted = remarks.map(({ line, start, end, replacement, text }) => {
    const place = quoteAt(saved.content.body, { line, start, end });
    if (!place) throw placeNotInText();
    if (replacement === null ? text === '' : replacement === place.quote) throw remarkEmpty();
    return { ...place, replacement, text };
  });
  const remarkIds = await insertRemarks(db, { documentId, revision, personId: actor.personId, now }, quoted);
  context.announce('letter.remarked', { documentId, remarkIds });
  context.audit({ documentId, detail: { remarkIds } });
  return { item: { documentId, remarkIds } };
}

/** Settles remarks: whoever may write the letter now accepts, rejects or resolves them; an author withdraws own ones. */
export async function settleRemarks(context: ActContext, input: InputOf<typeof settleEndpoint>): Promise<AnswerOf<typeof settleEndpoint>> {
  const { db, actor, now } = context;
  const { documentId, verdict, answer } = input;
  const isWithdrawal = verdict === 'withdrawn';
  await (isWithdrawal ? lockDocument(context, documentId) : lockForWriting(context, documentId));
  const saved = await readSaved(db, documentId);
  if (!saved) throw notFound();
  const open = await openRemarks(db, documentId, input.remarkIds);
  if (open.length !== new Set(input.remarkIds).size) throw alreadySettled();
  if (isWithdrawal && open.some(({ authorId }) => authorId !== actor.personId)) throw forbidden();
  if (isWithdrawal && !unsigned.includes((await readLetter(db, documentId)).state)) throw alreadySettled();
  const taken = verdict === 'accepted' ? await accept(context, input, saved, open) : { settled: open, revision: null };
  const settledIds = taken.settled.map(({ remarkId }) => remarkId);
  await saveVerdict(db, settledIds, { state: verdict, personId: actor.personId, now, answer, acceptedRevision: taken.revision });
  if (!isWithdrawal) context.announce('letter.remarksSettled', { documentId, remarkIds: settledIds });
  context.audit({ documentId, detail: { verdict, remarkIds: settledIds, ...(taken.revision !== null && { revision: taken.revision }) } });
  const left = open.flatMap(({ remarkId }) => (settledIds.includes(remarkId) ? [] : [remarkId]));
  return { item: { documentId, revision: taken.revision ?? saved.revision, savedAt: taken.revision === null ? null : now, left } };
}

/** Makes a new version of the text with the suggested words. */
async function accept(
  { db, actor, now }: ActContext,
  { documentId, revision }: InputOf<typeof settleEndpoint>,
  saved: SavedLetter,
  open: readonly OpenRemark[],
): Promise<{ settled: OpenRemark[]; revision: number }> {
  if (saved.revision !== revision) throw draftChangedMeanwhile();
  const lock = await readLock(db, documentId, now);
  if (lock && lock.personId !== actor.personId) throw draftMoved(lock.by);
  const { body, left } = withSuggestions(saved.content.body, open);
  const settled = open.filter((one) => !left.includes(one));
  if (settled.length === 0) throw wordsGone();
  const content = { ...saved.content, body };
  if (!letterContent.safeParse(content).success) throw textTooLong();
  await saveLetter(db, { documentId, content, personId: actor.personId, now, revision: revision + 1, replaces: false });
  return { settled, revision: revision + 1 };
}
