import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { withdrawDraft as endpoint } from '@sarabun/contract/signing/own-letter';
import type { ActContext } from '../../platform/action';
import { forbidden } from '../../platform/refusals';
import { endLegs, hasFunction, isTimeFor, lockDocument, readLetter, tooLate } from '../documents';
import { refile } from '../queues';

import { saveStepReached } from './own-letter-store';
import { withdrawSignatures } from './withdrawn-store';

/** Withdraws a letter to its writer's desk (ดึงคืน) before the last signature; earlier ones lose their effect. */
export async function withdrawDraft(context: ActContext, { documentId }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  await lockDocument(context, documentId);
  const letter = await readLetter(db, documentId);
  const { writerDeskId } = letter;
  if (writerDeskId === null || !hasFunction('withdrawDraft', actor.seats, { toDeskId: writerDeskId }, letter.secrecy)) throw forbidden();
  const open = letter.legs.filter((one) => isTimeFor('withdrawDraft', one, letter));
  const [leg] = open;
  if (!leg) throw await tooLate(context, letter.legs.at(-1)?.legId ?? 0);
  const legIds = open.map(({ legId }) => legId);
  await endLegs(db, legIds, { state: 'recalled', personId: actor.personId, now });
  await saveStepReached(db, documentId, null, 'draft');
  const withdrawn = await withdrawSignatures(db, { documentId, from: 0, legId: leg.legId, personId: actor.personId, now });
  const legs = letter.legs.map((one) => (open.includes(one) ? { ...one, state: 'recalled' as const } : one));
  await refile(context, { ...letter, state: 'draft', legs }, letter.kept);
  for (const legId of legIds) context.announce('document.recalled', { documentId, legId });
  context.audit({ documentId, detail: { legId: leg.legId, ...(withdrawn.length > 0 && { withdrawnSignatures: withdrawn }) } });
  return { item: { documentId, legIds: [] } };
}
