import type { myRegistries as endpoint } from '@sarabun/contract/documents/register-incoming';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { ReadContext } from '../../platform/action';
import { buddhistYear } from '../../platform/clock';
import { nextReceiveNumbers } from '../registers';
import { hasFunction } from './document-workflow';

/** The registries the person receives for, with the number that comes next in each. */
export async function myRegistries({ db, actor, now }: ReadContext): Promise<AnswerOf<typeof endpoint>> {
  const desks = new Map(
    actor.seats
      .filter((seat) => seat.deskKind === 'unit' && hasFunction('receive', actor.seats, { toDeskId: seat.deskId }, 1))
      .map((seat) => [seat.unitId, seat.deskId]),
  );
  const year = buddhistYear(now);
  const registries = await nextReceiveNumbers(db, [...desks.keys()], year);
  return {
    items: registries.map(({ unitId, next, ...registry }) => ({ deskId: desks.get(unitId) as number, ...registry, year, nextNumber: next })),
  };
}
