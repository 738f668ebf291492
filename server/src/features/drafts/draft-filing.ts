import type { ActContext } from '../../platform/action';
import { endLegs, type Letter, readLetter, setDocumentState } from '../documents';
import { refile } from '../queues';
import { lockDraft } from '../signing';

/** Files a letter anew after its speed or secrecy changed: its rows carry both, and a row is never changed, only taken out and filed again. */
export async function refileAnew(context: ActContext, documentId: number, before: Letter): Promise<void> {
  if (before.kept.length === 0) return;
  await refile(context, { ...before, state: 'cancelled' }, before.kept);
  await refile(context, await readLetter(context.db, documentId), []);
}

/** Throws a draft of the own desk away; it is nobody's work any more. */
export async function throwAwayDraft(context: ActContext, documentId: number): Promise<void> {
  const { db, actor, now } = context;
  const letter = await lockDraft(context, documentId);
  const open = letter.legs.filter(({ state }) => state === 'delivered' || state === 'received');
  await endLegs(
    db,
    open.map(({ legId }) => legId),
    { state: 'done', personId: actor.personId, now },
  );
  await setDocumentState(db, documentId, 'cancelled', now);
  await refile(context, { ...letter, state: 'cancelled' }, letter.kept);
}
