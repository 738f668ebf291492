import type { closeDocument as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../platform/action';
import { refile } from '../queues';
import { endLegs, type Leg, setClosed, setDocumentState } from './letter-store';
import { branchOf } from './route-rules';
import { beginStep, noteOn, type Step } from './route-step';

/**
 * Closes the matter (ปิดเรื่อง): every open leg ends, and the letter leaves all queues but the completed one. An own letter that went to
 * several – a circular above all – is closed by each receiver for itself, and as a whole when nobody has it any more.
 */
export async function closeDocument(context: ActContext, { legId, text }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const step = await beginStep(context, 'close', legId);
  await noteOn(context, step, { kind: 'note', text });
  return closeLetter(context, step);
}

/** Ends every open leg of the matter that the leg of a step belongs to, and takes it out of all queues but the completed one. */
export async function closeLetter(context: ActContext, { letter, leg }: Step): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  const { documentId } = letter;
  const branch = branchOf(letter.legs, leg);
  const isOpen = ({ state }: Leg) => state === 'delivered' || state === 'received';
  const open = branch.filter(isOpen).map(({ legId }) => legId);
  const goesOn = letter.legs.some((one) => isOpen(one) && !branch.includes(one));
  await endLegs(db, open, { state: 'done', personId: actor.personId, now });
  const ended = letter.legs.map((one) => (branch.includes(one) ? { ...one, closed: true, ...(isOpen(one) && { state: 'done' as const }) } : one));
  if (branch !== letter.legs) {
    await setClosed(
      db,
      branch.map(({ legId }) => legId),
      true,
    );
  }
  if (!goesOn) await setDocumentState(db, documentId, 'closed', now);
  await refile(context, goesOn ? { ...letter, legs: ended } : { ...letter, state: 'closed' }, letter.kept);
  context.announce('document.closed', { documentId, legIds: open.filter((legId) => legId !== leg.legId) });
  return { item: { documentId, legIds: [] } };
}
