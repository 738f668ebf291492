import type { ActContext } from '../../../platform/action';
import { isJobType } from '../../settings';
import { addAssignment, type NewLeg } from '../letter/letter-store';
import type { Assignment } from '../letter/proposal-store';
import { unknownJobType } from '../letter/refusals';
import { othersThan, type Step } from '../letter/route-step';

/**
 * The legs of an assignment, and its record. Refuses, by name, people who no longer exist or are not cleared for the letter, and unknown
 * kinds of assignments; for a mere proposal, these checks are all. Without a day of its own the work is due when the leg is that it comes from.
 */
export async function assignmentLegs(
  context: ActContext,
  step: Step,
  { parties, task, dueOn: givenDueOn, needsReport, jobTypeId }: Assignment,
  { isWork = true }: { isWork?: boolean } = {},
): Promise<{ assignmentId: number | null; news: NewLeg[] }> {
  if (jobTypeId !== null && !(await isJobType(context.db, jobTypeId))) throw unknownJobType();
  const receivers = await othersThan(
    context,
    step,
    parties.map((party) => party.deskId),
  );
  if (!isWork) return { assignmentId: null, news: [] };
  const { db, actor, now } = context;
  const dueOn = givenDueOn ?? step.leg.dueOn;
  const record = { documentId: step.letter.documentId, deskId: step.leg.toDeskId, personId: actor.personId, now, task, dueOn, needsReport, jobTypeId };
  const assignmentId = await addAssignment(db, record);
  const news = receivers.map((to, index) => ({
    to,
    purpose: 'assignment' as const,
    dueOn,
    assignmentId,
    responsibility: parties[index]?.responsibility ?? null,
  }));
  return { assignmentId, news };
}
