import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { reserveNumbers as endpoint } from '@sarabun/contract/registers/number-work';
import { bangkokDay, buddhistYear as yearOfDay } from '@sarabun/contract/values/buddhist-date';
import { type ActContext, innerOrigin, nobody, runAction, type World } from '../../../platform/action';
import { buddhistYear } from '../../../platform/clock';
import { registerFor } from '../book/readable-register';
import { expiryNextYear, expiryPast, reasonMissing } from '../book/refusals';
import { reservationOver } from '../book/register-texts';
import { numberAround } from './number-around';
import { anyExpired, burnNumber, findExpired, reserveBlock } from './number-store';

/**
 * Reserves the next numbers of a register (จองเลข) with a reason and a last day. Their lines exist from now on, so a reservation leaves no
 * gap; unused ones become void after that day.
 */
export async function reserveNumbers(
  context: ActContext,
  { registerId, count, reason, expiresOn }: InputOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  const register = await registerFor(context, registerId, 'reserve');
  const year = buddhistYear(now);
  if (reason === '') throw reasonMissing();
  if (expiresOn < bangkokDay(now)) throw expiryPast();
  if (yearOfDay(expiresOn) !== year) throw expiryNextYear();
  const around = await numberAround(db, { ...register, year, now });
  const block = await reserveBlock(db, { registerId, year, count, reason, expiresOn, personId: actor.personId, now, ...around });
  context.audit({ detail: { registerId, year, first: block.first, last: block.last } });
  return { ...block, year };
}

/** Voids expired reserved numbers; they stay in the register. */
export async function voidExpired(world: World): Promise<void> {
  while (await anyExpired(world.db, bangkokDay(world.clock())))
    await runAction(world, 'burnExpiredNumbers', { actor: nobody, origin: innerOrigin }, async ({ db, now, audit }) => {
      const expired = await findExpired(db, bangkokDay(now));
      // The product is not a person: the chain entry names the person who reserved the number.
      for (const { entryId, reservedBy } of expired) await burnNumber(db, entryId, { reason: reservationOver, personId: reservedBy, now });
      audit({ detail: { numbers: expired.length } });
    });
}
