import type { closeDocument as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../platform/action';
import { refile } from '../queues';
import { endLegs, setDocumentState } from './letter-store';
import { beginStep, noteOn } from './route-step';

/** Closes the matter (ปิดเรื่อง): every open leg ends, and the letter leaves all queues but the completed one. */
export async function closeDocument(context: ActContext, { legId, text }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  const step = await beginStep(context, 'close', legId);
  const { letter } = step;
  const { documentId } = letter;
  const open = letter.legs.filter((leg) => leg.state === 'delivered' || leg.state === 'received');
  await noteOn(context, step, { kind: 'note', text });
  await endLegs(
    db,
    open.map((leg) => leg.legId),
    { state: 'done', personId: actor.personId, now },
  );
  await setDocumentState(db, documentId, 'closed', now);
  await refile(context, { ...letter, state: 'closed' }, letter.kept);
  context.announce('document.closed', { documentId });
  return { item: { documentId, legIds: [] } };
}
