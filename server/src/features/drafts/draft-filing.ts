import type { ActContext } from '../../platform/action';
import { endLegs, type Letter, readLetter, setDocumentState } from '../documents';
import { refile } from '../queues';
import { lockDraft } from '../signing';

/** Refiles a letter after its speed or secrecy changed: its rows carry both, and rows are never updated, only replaced. */
export async function replaceQueueRows(context: ActContext, documentId: number, before: Letter): Promise<void> {
  if (before.kept.length === 0) return;
  await refile(context, { ...before, state: 'cancelled' }, before.kept);
  await refile(context, await readLetter(context.db, documentId), []);
}

/** Removes a draft from the desk; it is nobody's work any more. */
export async function discardDraft(context: ActContext, documentId: number): Promise<void> {
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
