import type { ActContext } from '../../platform/action';
import { beginStep, finishStep, noteOn } from './route-step';

/** Writes what came of an assignment or a command (รายงานผล); the work leaves the desk, who gave it sees the report. */
export async function reportResult(context: ActContext, { legId, text }: { legId: number; text: string }): Promise<void> {
  const step = await beginStep(context, 'report', legId);
  await noteOn(context, step, 'report', text);
  await finishStep(context, 'report', step);
  context.announce('document.reported', { documentId: step.letter.documentId, legId });
}
