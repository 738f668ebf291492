import type { InputOf } from '@sarabun/contract/endpoint';
import type { cancelHandover as cancelEndpoint, openHandover as openEndpoint, openWorkOf as workEndpoint } from '@sarabun/contract/handover/handover';
import type { ActContext, ReadContext } from '../../platform/action';
import { queueMail } from '../../platform/mail';
import { publicLink } from '../../platform/public-link';
import { fieldsInvalid, notFound } from '../../platform/refusals';
import { clearanceOf, countAbove, endHandover, findOpenWork, hasOpenHandover, insertHandover, lockHandover, lockWithDesk } from './handover-store';
import { handoverMail } from './handover-texts';
import { noSuchOne, ownHandover, sameOne, successorNotCleared, underWay } from './refusals';
import type { HandoverSettings } from './settings';

/** How much a person has to hand over. */
export async function openWorkOf({ db, now }: ReadContext, { personId }: InputOf<typeof workEndpoint>) {
  const counts = await findOpenWork(db, personId, now);
  if (!counts) throw notFound();
  return { counts };
}

/** Opens a handover: both are notified by mail and in the product, and sign. The successor must be cleared for every letter. */
export async function openHandover(context: ActContext, input: InputOf<typeof openEndpoint>, { agency, publicUrl }: HandoverSettings) {
  const { db, actor, now, announce, audit } = context;
  const { leaverId, successorId, leaves } = input;
  if (leaverId === successorId) throw fieldsInvalid({ successorId: sameOne });
  if (leaves && leaverId === actor.personId) throw ownHandover();
  const leaver = await lockWithDesk(db, leaverId);
  if (!leaver) throw notFound();
  const successor = await lockWithDesk(db, successorId);
  if (!successor || (await hasOpenHandover(db, successorId))) throw fieldsInvalid({ successorId: noSuchOne });
  if (await hasOpenHandover(db, leaverId)) throw underWay();
  const above = await countAbove(db, leaver.deskId, await clearanceOf(db, successorId, now));
  if (above > 0) throw successorNotCleared(successor.name, above);
  const handoverId = await insertHandover(db, input, { by: actor.personId, now });
  const text = handoverMail(await agency(db), { leaver: leaver.name, successor: successor.name, link: publicLink(publicUrl, '/sarabun/handovers') });
  for (const { email } of [leaver, successor]) await queueMail(db, { to: email, ...text }, now);
  announce('handover.opened', { handoverId, by: actor.personId });
  audit({ detail: { handoverId, leaverId, successorId, leaves, reason: input.reason } });
  return { handoverId };
}

/** Cancels a handover; nothing has moved yet. */
export async function cancelHandover({ db, actor, now, announce, audit }: ActContext, { handoverId }: InputOf<typeof cancelEndpoint>) {
  const handover = await lockHandover(db, handoverId);
  if (!handover) throw notFound();
  await endHandover(db, handoverId, 'cancelled', { by: actor.personId, now, letters: null });
  announce('handover.cancelled', { handoverId, by: actor.personId });
  audit({ detail: { handoverId } });
  return {};
}
