import { isRetracted } from '@sarabun/contract/documents/verbs';
import type { ActContext } from '../../../platform/action';
import type { LegAction } from './document-workflow';
import type { Leg, NewNote } from './letter-store';
import { keepBefore } from './retract-store';
import { comesBack, endsTogether } from './route-rules';
import { finishStep, noteOn, type Step } from './route-step';

/**
 * Ends the desk's share on a leg, with a note: the work it was given, or the information it got. After the last share of an assignment, the
 * letter returns to the desk that assigned it. Returns the note and the leg that came back.
 */
export async function endShare(context: ActContext, action: LegAction, step: Step, note: NewNote): Promise<{ noteId: number | null; back: Leg | null }> {
  const { legs } = step.letter;
  const ended = endsTogether(legs, step.leg);
  const first = ended.at(-1) ?? step.leg;
  const noteId = await noteOn(context, { ...step, leg: first }, note);
  if (isRetracted(action)) {
    const legIds = ended.map(({ legId }) => legId);
    await keepBefore(context.db, legIds, { legId: step.leg.legId, act: action, lastSequence: legs.at(-1)?.sequence ?? 0 }, noteId);
  }
  const back = comesBack(
    legs.map((leg) => (ended.includes(leg) ? { ...leg, state: 'done' as const } : leg)),
    first,
  );
  await finishStep(context, action, step, { back, also: ended.filter((leg) => leg !== step.leg) });
  return { noteId, back };
}
