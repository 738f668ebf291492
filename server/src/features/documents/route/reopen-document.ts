import type { reopenDocument as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { refile } from '../../queues';
import { keepRefusal, reopenLeg, setClosed, setDocumentState } from '../letter/letter-store';
import { reasonMissing } from '../letter/refusals';
import { branchOf } from '../letter/route-rules';
import { beginStep, noteOn } from '../letter/route-step';

/**
 * Reopens a closed matter (เปิดเรื่องใหม่) at the desk of the leg, with a mandatory reason; a refused letter waits to be received again, and
 * keeps by whom, when and why it was refused.
 */
export async function reopenDocument(context: ActContext, { legId, reason }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  if (reason === '') throw reasonMissing();
  const { db, now } = context;
  const step = await beginStep(context, 'reopen', legId);
  const { letter, leg } = step;
  const { documentId } = letter;
  const state: 'delivered' | 'received' = leg.state === 'refused' ? 'delivered' : 'received';
  const documentState = letter.direction === 'outgoing' ? 'signed' : 'inProcess';
  if (leg.state === 'refused') await keepRefusal(db, legId);
  await noteOn(context, step, { kind: 'reopening', text: reason });
  await reopenLeg(db, legId, { state, backAt: now });
  const branch = branchOf(letter.legs, leg);
  await setClosed(
    db,
    branch.map((one) => one.legId),
    false,
  );
  await setDocumentState(db, documentId, documentState, now);
  const legs = letter.legs.map((one) => ({
    ...one,
    ...(branch.includes(one) && { closed: false }),
    ...(one.legId === legId && { state, backAt: now.toISOString() }),
  }));
  await refile(context, { ...letter, state: documentState, legs }, letter.kept);
  context.announce('document.reopened', { documentId, legId });
  return { item: { documentId, legIds: [legId] } };
}
