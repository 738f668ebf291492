import type { approveProposal as endpoint } from '@sarabun/contract/documents/assignment-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { checkParties } from '../letter/party-rules';
import { findProposal } from '../letter/proposal-store';
import { notNow } from '../letter/refusals';
import { beginStep, finishStep, noteOn } from '../letter/route-step';
import { noteTexts } from '../letter/route-texts';
import { assignmentLegs } from './give-work';

/**
 * Approves the assignment that was proposed with a letter (อนุมัติตามเสนอ): the named people are assigned in one step from the superior's
 * desk; or the people named in the superior's change instead.
 */
export async function approveProposal(context: ActContext, { legId, text, changed }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const step = await beginStep(context, 'approveProposal', legId);
  const { letter, leg } = step;
  const { documentId } = letter;
  const assignment = changed ?? (await findProposal(context.db, legId));
  if (!assignment) throw notNow();
  // A due day that passed while the letter waited here does not invalidate the proposal.
  checkParties(assignment.parties, changed ? assignment.dueOn : null, context.now);
  const { assignmentId, news } = await assignmentLegs(context, step, assignment);
  await noteOn(context, step, { kind: 'command', choice: 'approved', text: text || (changed ? noteTexts.otherwise : noteTexts.asProposed) });
  const legIds = (await finishStep(context, 'approveProposal', step, { news })).map((one) => one.legId);
  if (assignmentId !== null) context.announce('document.sentOn', { documentId, legIds });
  if (leg.parentLegId !== null) context.announce('document.proposalApproved', { documentId, legId: leg.parentLegId });
  context.audit({ documentId, detail: { legId, legIds, changed: changed !== undefined } });
  return { item: { documentId, legIds } };
}
