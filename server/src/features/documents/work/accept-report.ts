import type { acceptReport as endpoint } from '@sarabun/contract/documents/assignment-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { reportsOn } from '../letter/route-rules';
import { beginSenderStep, tooLate } from '../letter/route-step';
import { saveAcceptance } from '../letter/withdraw-store';

/** Accepts the report on assigned work, once. The letter stays where it is; the reporter is notified. */
export async function acceptReport(context: ActContext, { legId }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  const { step, child } = await beginSenderStep(context, 'acceptReport', legId);
  if (child.accepted || !reportsOn(step.letter.legs, step.leg).includes(child)) throw await tooLate(context, legId);
  const { documentId } = step.letter;
  await saveAcceptance(db, legId, { personId: actor.personId, now });
  context.announce('document.reportAccepted', { documentId, legId });
  return { item: { documentId, legIds: [legId] } };
}
