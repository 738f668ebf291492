import type { InputOf } from '@sarabun/contract/endpoint';
import type { signHandover as endpoint } from '@sarabun/contract/handover/handover';
import type { ActContext, Actor } from '../../platform/action';
import type { Database, Transaction } from '../../platform/database';
import { fieldsInvalid, notFound } from '../../platform/refusals';
import { handOverLetter } from '../documents';
import { hasSigned, signsAs } from './handover-rules';
import { clearanceOf, countAbove, endHandover, findLetters, findServedUnits, lockHandover, lockWithDesk, signAs } from './handover-store';
import { lineOnLetter } from './handover-texts';
import { absenceNeeded, signedAlready, successorNotCleared } from './refusals';

/** Ends a person's functions and closes the account. */
export type RemoveFromOffice = (context: ActContext, person: { personId: number; version: number }) => Promise<unknown>;

/** Signs a handover. With the second signature all open work moves in this one transaction, and the leaver leaves the office. */
export async function signHandover(context: ActContext, { handoverId, absence }: InputOf<typeof endpoint>, removeFromOffice: RemoveFromOffice) {
  const { db, actor, now, announce, audit } = context;
  const handover = await lockHandover(db, handoverId);
  if (!handover) throw notFound();
  const as = signsAs(handover, actor.personId, await registersFor(db, actor, handover.leaverUnitId));
  if (!as) throw notFound();
  if (hasSigned(handover, as)) throw signedAlready();
  if (as === 'registrar' && absence.length < 5) throw fieldsInvalid({ absence: absenceNeeded });
  await signAs(db, handoverId, as === 'successor' ? 'successor' : 'leaver', actor.personId, as === 'registrar' ? absence : '', now);
  audit({ detail: { handoverId, as, ...(as === 'registrar' && { absence: true }) } });
  const done = as === 'successor' ? handover.leaverSigned : handover.successorSigned;
  announce('handover.signed', { handoverId, by: actor.personId, done });
  if (!done) return { done: false };
  const letters = await carryOut(context, handover);
  await endHandover(db, handoverId, 'done', { by: actor.personId, now, letters: letters.length });
  if (handover.leaves) await leave(context, handover, removeFromOffice);
  const further = letters.map((documentId) => ({ documentId, detail: { handoverId } }));
  audit({ detail: { handoverId, as, letters: letters.length, leaves: handover.leaves }, further });
  return { done: true };
}

/** Moves the letters; returns which. */
async function carryOut(context: ActContext, handover: { leaverId: number; successorId: number; reason: string }): Promise<number[]> {
  const { db, now } = context;
  const [leaver, successor] = [await lockWithDesk(db, handover.leaverId), await lockWithDesk(db, handover.successorId)];
  if (!leaver || !successor) throw notFound();
  const above = await countAbove(db, leaver.deskId, await clearanceOf(db, successor.personId, now));
  if (above > 0) throw successorNotCleared(successor.name, above);
  const letters = await findLetters(db, leaver.deskId);
  const text = lineOnLetter(leaver.name, successor.name, handover.reason);
  const move = { fromDeskId: leaver.deskId, toDeskId: successor.deskId, toPersonId: successor.personId, text };
  for (const documentId of letters) await handOverLetter(context, { documentId, ...move });
  return letters;
}

/** The person who opened the handover counts as the one who releases the leaver. */
async function leave(context: ActContext, { leaverId, openedBy }: { leaverId: number; openedBy: number }, removeFromOffice: RemoveFromOffice): Promise<void> {
  const leaver = await lockWithDesk(context.db, leaverId);
  if (leaver) await removeFromOffice({ ...context, actor: { ...context.actor, personId: openedBy } }, { personId: leaverId, version: leaver.version });
}

const registering = ['registrar', 'registryHead'];

/** The units at whose registry a person works today. */
export const registriesOf = (actor: Actor) =>
  actor.seats.flatMap((seat) => (seat.deskKind === 'unit' && registering.includes(seat.function) ? [seat.unitId] : []));

async function registersFor(db: Database | Transaction, actor: Actor, unitId: number): Promise<boolean> {
  const units = registriesOf(actor);
  return units.length > 0 && (await findServedUnits(db, units)).includes(unitId);
}
