import type {
  findSameLetters as findEndpoint,
  receiveSame as receiveEndpoint,
  registerSame as registerEndpoint,
} from '@sarabun/contract/documents/same-letter';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { ActContext, ReadContext } from '../../../platform/action';
import { forbidden, notFound } from '../../../platform/refusals';
import { refile } from '../../queues';
import { hasFunction } from '../letter/document-workflow';
import { type Leg, type Letter, lockLeg, setDocumentState } from '../letter/letter-store';
import { notSameLetter, notSameRegistry } from '../letter/refusals';
import { keepBefore } from '../letter/retract-store';
import { beginStep, noteOn, stepFrom } from '../letter/route-step';
import { noteTexts } from '../letter/route-texts';
import { attachUploads } from '../view/attach-uploads';
import { registryUnit } from './earlier-words';
import { agreesWith, doLettersAgree, findSame, findSameAsLetter, knownUploads, receiptOf, saveSameReceipt } from './same-letter-store';

/** Letters in the receive register of one of the person's registries that match one that is about to be received there. */
export async function findSameLetters({ db, actor }: ReadContext, input: InputOf<typeof findEndpoint>): Promise<AnswerOf<typeof findEndpoint>> {
  const { deskId, legId, number, datedOn = null, sender, uploadIds = [] } = input;
  const asking = { unitId: registryUnit(actor, deskId), personId: actor.personId, clearance: actor.clearance };
  if (legId === undefined) return { items: await findSame(db, { number, datedOn, sender, uploadIds }, asking) };
  return { items: await findSameAsLetter(db, legId, deskId, asking) };
}

/**
 * Receives a delivered letter under its earlier number (ลงรับเลขเดิม); no new number is taken. If the same letter came again, it becomes
 * work of the desk again; if it was entered twice, this second entry ends and the first goes on.
 */
export async function receiveSame(context: ActContext, { legId, sameLegId }: InputOf<typeof receiveEndpoint>): Promise<AnswerOf<typeof receiveEndpoint>> {
  const { db, actor, now } = context;
  const { letter, leg } = await beginStep(context, 'receiveSame', legId);
  const earlier = await lockLeg(context, sameLegId);
  if (earlier.leg.toDeskId !== leg.toDeskId || !earlier.leg.numbered) throw notSameRegistry();
  const isOne = earlier.letter.documentId === letter.documentId;
  if (!isOne && !(await doLettersAgree(db, letter.documentId, earlier.letter.documentId))) throw notSameLetter();
  const state = isOne ? 'received' : 'done';
  const noteId = await noteArrival(context, earlier, 'bySystem');
  await keepBefore(db, [legId], { legId, act: 'receiveSame', lastSequence: letter.legs.at(-1)?.sequence ?? 0 }, noteId);
  await saveSameReceipt(db, { legId, sameLegId, state }, { personId: actor.personId, now });
  const legs = letter.legs.map((one) => (one.legId === legId ? { ...one, state } : one)) as Leg[];
  const ends = !isOne && legs.every((one) => one.state !== 'delivered' && one.state !== 'received');
  if (ends) await setDocumentState(db, letter.documentId, 'closed', now);
  await refile(context, { ...letter, legs, ...(ends && { state: 'closed' as const }) }, letter.kept);
  context.announce('document.cameAgain', { documentId: earlier.letter.documentId, legId: sameLegId });
  context.audit({ documentId: letter.documentId, detail: { legId, sameLegId } });
  return { item: { documentId: earlier.letter.documentId, legIds: [isOne ? legId : sameLegId] } };
}

/** Records that a registered letter came again, on paper or as a file. New files are added to it. */
export async function registerSame(context: ActContext, input: InputOf<typeof registerEndpoint>): Promise<AnswerOf<typeof registerEndpoint>> {
  const { deskId, sameLegId, number, uploadIds } = input;
  const earlier = await lockLeg(context, sameLegId);
  const { documentId, secrecy } = earlier.letter;
  if (!hasFunction('receive', context.actor.seats, { toDeskId: deskId }, secrecy)) throw forbidden();
  const receipt = await receiptOf(context.db, sameLegId);
  if (earlier.leg.toDeskId !== deskId || !receipt) throw notSameRegistry();
  if (!(await agreesWith(context.db, documentId, { number, uploadIds }))) throw notSameLetter();
  const known = await knownUploads(context.db, documentId, uploadIds);
  await attachUploads(context, { documentId, uploadIds: uploadIds.filter((id) => !known.includes(id)), noteId: null, secrecy });
  await noteArrival(context, earlier, uploadIds.length > 0 ? 'asFile' : 'onPaper');
  context.announce('document.cameAgain', { documentId, legId: sameLegId });
  return { item: { documentId, legId: sameLegId, ...receipt, receivedAt: context.now } };
}

async function noteArrival(context: ActContext, { letter, leg }: { letter: Letter; leg: Leg }, way: 'bySystem' | 'asFile' | 'onPaper'): Promise<number | null> {
  const receipt = await receiptOf(context.db, leg.legId);
  if (!receipt) throw notFound();
  const number = toThaiDigits(`${receipt.receiveNumber}/${receipt.year}`);
  return noteOn(context, stepFrom(context, letter, leg), { kind: 'sameReceived', text: noteTexts.cameAgain(way, number) });
}
