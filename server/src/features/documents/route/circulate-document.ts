import type { circulateDocument as circulateEndpoint, stopCirculation as stopEndpoint } from '@sarabun/contract/documents/circulation-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { refile } from '../../queues';
import { endLegs } from '../letter/letter-store';
import { checkDue } from '../letter/party-rules';
import { alreadyInformed, partyTwice } from '../letter/refusals';
import { childrenOf, isPending, isUnopened } from '../letter/route-rules';
import { beginStep, finishStep, noteOn, othersThan } from '../letter/route-step';
import { circulationStopped } from '../letter/route-texts';
import { withdrawLegs } from '../letter/withdraw-store';

/**
 * Sends a letter to many for information (เวียน, ข้อ 32). It stays on the sending desk, which sees who has opened and acknowledged it,
 * optionally by a day. Refuses, by name, a person who is not cleared, and a desk that already has it for information.
 */
export async function circulateDocument(
  context: ActContext,
  { legId, deskIds, text, dueOn }: InputOf<typeof circulateEndpoint>,
): Promise<AnswerOf<typeof circulateEndpoint>> {
  if (new Set(deskIds).size !== deskIds.length) throw partyTwice();
  checkDue(dueOn, context.now);
  const step = await beginStep(context, 'circulate', legId);
  const { letter } = step;
  const { documentId } = letter;
  const receivers = await othersThan(context, step, deskIds);
  const informed = new Set(letter.legs.filter((leg) => leg.purpose === 'information' && isPending(leg)).map((leg) => leg.toDeskId));
  const again = receivers.find(({ deskId }) => informed.has(deskId));
  if (again) throw alreadyInformed(again.name);
  await noteOn(context, step, { kind: 'note', text });
  const news = receivers.map((to) => ({ to, purpose: 'information' as const, responsibility: 'information' as const, dueOn }));
  const legIds = (await finishStep(context, 'circulate', step, { news })).map((leg) => leg.legId);
  context.announce('document.sentOn', { documentId, legIds });
  context.audit({ documentId, detail: { legId, legIds } });
  return { item: { documentId, legIds } };
}

/** Ends a circulation: desks that have not opened the letter will not see it, and nobody needs to acknowledge it any more. */
export async function stopCirculation(context: ActContext, { legId }: InputOf<typeof stopEndpoint>): Promise<AnswerOf<typeof stopEndpoint>> {
  const { db, actor, now } = context;
  const { letter, leg } = await beginStep(context, 'stopCirculation', legId);
  const { documentId } = letter;
  const open = childrenOf(letter.legs, leg).filter((one) => one.purpose === 'information' && isPending(one));
  const unread = open.filter(isUnopened).map((one) => one.legId);
  const read = open.filter((one) => !isUnopened(one) && one.state !== 'passedOn').map((one) => one.legId);
  const withdrawn = await withdrawLegs(db, { documentId, legIds: unread }, { personId: actor.personId, now, reason: circulationStopped.th });
  await endLegs(db, read, { state: 'done', personId: actor.personId, now });
  const legs = letter.legs.map((one) => ({ ...one, state: read.includes(one.legId) ? ('done' as const) : (withdrawn.get(one.legId) ?? one.state) }));
  await refile(context, { ...letter, legs }, letter.kept);
  for (const pulled of unread) context.announce('document.recalled', { documentId, legId: pulled });
  return { item: { documentId, legIds: [legId] } };
}
