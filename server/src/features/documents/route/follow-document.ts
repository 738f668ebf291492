import type { followDocument as followEndpoint, unfollowDocument as unfollowEndpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { refile } from '../../queues';
import { addFollow, removeFollow } from '../letter/letter-store';
import { checkDue } from '../letter/party-rules';
import { beginStep } from '../letter/route-step';

/** Follows a letter from the desk where it is (ติดตาม, ข้อ 50), with a day by which it should have moved. */
export async function followDocument(context: ActContext, { legId, dueOn }: InputOf<typeof followEndpoint>): Promise<AnswerOf<typeof followEndpoint>> {
  checkDue(dueOn, context.now);
  const { letter, leg } = await beginStep(context, 'follow', legId);
  const follow = { deskId: leg.toDeskId, legId, dueOn };
  await addFollow(context.db, { ...follow, documentId: letter.documentId, personId: context.actor.personId, now: context.now });
  await refile(context, { ...letter, follows: [...letter.follows.filter((one) => one.deskId !== leg.toDeskId), follow] }, letter.kept);
  return { item: { documentId: letter.documentId, legIds: [legId] } };
}

export async function unfollowDocument(context: ActContext, { legId }: InputOf<typeof unfollowEndpoint>): Promise<AnswerOf<typeof unfollowEndpoint>> {
  const { letter, leg } = await beginStep(context, 'unfollow', legId);
  await removeFollow(context.db, letter.documentId, leg.toDeskId);
  await refile(context, { ...letter, follows: letter.follows.filter((one) => one.deskId !== leg.toDeskId) }, letter.kept);
  return { item: { documentId: letter.documentId, legIds: [legId] } };
}
