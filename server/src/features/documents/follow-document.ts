import type { ActContext } from '../../platform/action';
import { refile } from '../queues';
import { addFollow } from './letter-store';
import { beginStep } from './route-step';

/** Marks a letter to be followed from the desk where it lies (ติดตาม, ข้อ 50), with a day by which it should have moved. */
export async function followDocument(context: ActContext, { legId, dueOn }: { legId: number; dueOn: string | null }): Promise<void> {
  const { letter, leg } = await beginStep(context, 'follow', legId);
  const follow = { deskId: leg.toDeskId, legId, dueOn };
  await addFollow(context.db, { ...follow, documentId: letter.documentId, personId: context.actor.personId, now: context.now });
  await refile(context, { ...letter, follows: [...letter.follows.filter((one) => one.deskId !== leg.toDeskId), follow] }, letter.kept);
}
