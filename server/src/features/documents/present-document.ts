import type { presentDocument as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../platform/action';
import { notAPost } from './refusals';
import { beginStep, finishStep, noteOn, othersThan } from './route-step';

/** Puts a letter up to a post for consideration (เสนอ), with the presenter's own opinion. */
export async function presentDocument(context: ActContext, { legId, deskId, text }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const step = await beginStep(context, 'present', legId);
  const { documentId } = step.letter;
  const receivers = await othersThan(context, step, [deskId]);
  if (receivers.some(({ kind }) => kind !== 'post')) throw notAPost();
  await noteOn(context, step, { kind: 'note', text });
  const news = receivers.map((to) => ({ to, purpose: 'presentation' as const, dueOn: step.leg.dueOn }));
  const legIds = (await finishStep(context, 'present', step, { news })).map((leg) => leg.legId);
  for (const presented of legIds) context.announce('document.presented', { documentId, legId: presented });
  return { item: { documentId, legIds } };
}
