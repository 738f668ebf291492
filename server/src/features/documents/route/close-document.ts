import type { closeDocument as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { refile } from '../../queues';
import { endLegs, setClosed, setDocumentState } from '../letter/letter-store';
import { closingOf } from '../letter/route-rules';
import { beginStep, noteOn, type Step } from '../letter/route-step';

/**
 * Closes the matter (ปิดเรื่อง): every open leg ends, and the letter leaves all queues but the completed one. If a letter went to several
 * (an own letter, or one passed on), each receiver closes it separately; it is closed as a whole when the rest only have it for
 * information.
 */
export async function closeDocument(context: ActContext, { legId, text }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const step = await beginStep(context, 'close', legId);
  await noteOn(context, step, { kind: 'note', text });
  return closeLetter(context, step);
}

/** Ends every open leg of the matter of a step's leg, and removes it from all queues but the completed one. */
export async function closeLetter(context: ActContext, { letter, leg }: Step): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  const { documentId } = letter;
  const { branch, ended, goesOn } = closingOf(letter.legs, leg);
  const open = ended.map(({ legId }) => legId);
  await endLegs(db, open, { state: 'done', personId: actor.personId, now });
  const legs = letter.legs.map((one) => ({
    ...one,
    ...(branch.includes(one) && { closed: true }),
    ...(ended.includes(one) && { state: 'done' as const }),
  }));
  if (branch !== letter.legs) {
    await setClosed(
      db,
      branch.map(({ legId }) => legId),
      true,
    );
  }
  if (!goesOn) await setDocumentState(db, documentId, 'closed', now);
  await refile(context, goesOn ? { ...letter, legs } : { ...letter, state: 'closed' }, letter.kept);
  context.announce('document.closed', { documentId, legIds: open.filter((legId) => legId !== leg.legId) });
  return { item: { documentId, legIds: [] } };
}
