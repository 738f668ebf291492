import type { closeDocument as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../platform/action';
import { refile } from '../queues';
import { endLegs, setDocumentState } from './letter-store';
import { beginStep, noteOn, type Step } from './route-step';

/** Closes the matter (ปิดเรื่อง): every open leg ends, and the letter leaves all queues but the completed one. */
export async function closeDocument(context: ActContext, { legId, text }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const step = await beginStep(context, 'close', legId);
  await noteOn(context, step, { kind: 'note', text });
  return closeLetter(context, step);
}

/** Ends every open leg of the letter of a step, and takes it out of all queues but the completed one. */
export async function closeLetter(context: ActContext, { letter, leg: { legId } }: Step): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  const { documentId } = letter;
  const open = letter.legs.filter((leg) => leg.state === 'delivered' || leg.state === 'received');
  await endLegs(
    db,
    open.map((leg) => leg.legId),
    { state: 'done', personId: actor.personId, now },
  );
  await setDocumentState(db, documentId, 'closed', now);
  await refile(context, { ...letter, state: 'closed' }, letter.kept);
  context.announce('document.closed', { documentId, legIds: open.filter((leg) => leg.legId !== legId).map((leg) => leg.legId) });
  return { item: { documentId, legIds: [] } };
}
