import type { ActContext } from '../../platform/action';
import { refile } from '../queues';
import { endLegs, setDocumentState } from './letter-store';
import { beginStep } from './route-step';

/** Closes the matter (ปิดเรื่อง): every open leg ends, and the letter leaves all queues but the completed one. */
export async function closeDocument(context: ActContext, { legId }: { legId: number }): Promise<void> {
  const { db, actor, now } = context;
  const { letter } = await beginStep(context, 'close', legId);
  const open = letter.legs.filter((leg) => leg.state === 'delivered' || leg.state === 'received');
  await endLegs(
    db,
    open.map((leg) => leg.legId),
    { state: 'done', personId: actor.personId, now },
  );
  await setDocumentState(db, letter.documentId, 'closed', now);
  await refile(context, { ...letter, state: 'closed' }, letter.kept);
  context.announce('document.closed', { documentId: letter.documentId });
}
