import type { myRegistries as endpoint } from '@sarabun/contract/documents/register-incoming';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { ReadContext } from '../../../platform/action';
import { buddhistYear } from '../../../platform/clock';
import { nextReceiveNumbers } from '../../registers';
import { hasFunction } from '../letter/document-workflow';

const secret = 2;

/** The receive registers in which the person assigns numbers, for ordinary and secret letters, with the next number of each. */
export async function myRegistries({ db, actor, now }: ReadContext): Promise<AnswerOf<typeof endpoint>> {
  const atUnits = actor.seats.filter(({ deskKind }) => deskKind === 'unit');
  const receivedFor = (secrecy: number) =>
    atUnits
      .filter(({ deskId }) => actor.clearance >= secrecy && hasFunction('receive', actor.seats, { toDeskId: deskId }, secrecy))
      .map(({ unitId }) => unitId);
  const deskOf = new Map(atUnits.map(({ unitId, deskId }) => [unitId, deskId]));
  const year = buddhistYear(now);
  const found = await nextReceiveNumbers(db, { ordinary: receivedFor(1), secret: receivedFor(secret) }, year);
  return { items: found.map(({ unitId, next, ...register }) => ({ ...register, deskId: deskOf.get(unitId) as number, year, nextNumber: next })) };
}
