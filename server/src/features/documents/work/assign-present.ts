import type { assignPresent as endpoint } from '@sarabun/contract/documents/assignment-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { forbidden } from '../../../platform/refusals';
import { hasFunction } from '../letter/document-workflow';
import { checkParties } from '../letter/party-rules';
import { addProposal } from '../letter/proposal-store';
import { notAPost, presentedToParty } from '../letter/refusals';
import { beginStep, finishStep, noteOn, othersThan } from '../letter/route-step';
import { assignmentLegs } from './give-work';

/**
 * Assigns and presents in one (มอบหมาย/เสนอ): presents the letter to a superior with a proposed assignment. It takes effect when the
 * superior approves it, or at once if the person may assign.
 */
export async function assignPresent(context: ActContext, input: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  const { legId, deskId, text, takesEffect, parties, task, dueOn, needsReport, jobTypeId } = input;
  checkParties(parties, dueOn, now);
  if (parties.some((party) => party.deskId === deskId)) throw presentedToParty();
  const step = await beginStep(context, 'assignPresent', legId);
  const { letter, leg } = step;
  const { documentId } = letter;
  const atOnce = takesEffect === 'atOnce';
  if (atOnce && !hasFunction('assign', actor.seats, leg, letter.secrecy)) throw forbidden();
  const [superior] = await othersThan(context, step, [deskId]);
  if (superior?.kind !== 'post') throw notAPost();
  const given = await assignmentLegs(context, step, input, { isWork: atOnce });
  await noteOn(context, step, { kind: 'note', text });
  const [presented, ...assigned] = await finishStep(context, 'assignPresent', step, {
    news: [{ to: superior, purpose: 'presentation', dueOn: leg.dueOn }, ...given.news],
  });
  if (!presented) throw new Error('a leg is missing');
  if (!atOnce) await addProposal(db, presented.legId, { parties, task, dueOn, needsReport, jobTypeId });
  const legIds = [presented, ...assigned].map((one) => one.legId);
  context.announce('document.sentOn', { documentId, legIds });
  return { item: { documentId, legIds } };
}
