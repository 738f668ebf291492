import type { assignDocument as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../platform/action';
import { addAssignment } from './letter-store';
import { checkParties } from './party-rules';
import { beginStep, finishStep, noteOn, othersThan } from './route-step';

/** Names who is responsible (มอบหมาย): units and persons, exactly one of them with the main responsibility, by a day, with or without a report. */
export async function assignDocument(context: ActContext, input: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  const { legId, parties, task, needsReport } = input;
  const dueOn = input.dueOn ?? null;
  checkParties(parties, dueOn, now);

  const step = await beginStep(context, 'assign', legId);
  const { letter, leg } = step;
  const receivers = await othersThan(
    context,
    step,
    parties.map((party) => party.deskId),
  );
  await noteOn(context, step, { kind: 'note', text: task });
  const assignmentId = await addAssignment(db, {
    documentId: letter.documentId,
    deskId: leg.toDeskId,
    personId: actor.personId,
    now,
    task,
    dueOn,
    needsReport,
  });
  const news = receivers.map((to, index) => ({
    to,
    purpose: 'assignment' as const,
    dueOn,
    assignmentId,
    responsibility: parties[index]?.responsibility ?? null,
  }));
  const added = await finishStep(context, 'assign', step, { news });
  const legIds = added.map((one) => one.legId);
  context.announce('document.assigned', { documentId: letter.documentId, legIds, assignmentId });
  context.audit({ documentId: letter.documentId, detail: { legId, assignmentId, legIds } });
  return { item: { documentId: letter.documentId, legIds } };
}
