import type { NumberSource } from '@sarabun/contract/registers/number-work';
import { bangkokDay, buddhistYear as yearOfDay } from '@sarabun/contract/values/buddhist-date';
import type { ActContext } from '../../platform/action';
import { buddhistYear } from '../../platform/clock';
import { forbidden } from '../../platform/refusals';
import { lockReserved, takeNumber, useReserved } from './number-store';
import { registerFor } from './readable-register';
import { datedBeforeReservation, datedInFuture, notReserved, otherYear, reservationExpired } from './refusals';
import { registerOf } from './register-store';

/** A back-dated line states a day before today, in the year of its number or at most one year back. */
export function checkPast(datedFor: string, now: Date): void {
  if (datedFor >= bangkokDay(now)) throw datedInFuture();
  if (yearOfDay(datedFor) < buddhistYear(now) - 1) throw otherYear();
}

/** The line of a reserved number that waits still, locked. A number states no day before it was reserved. */
export async function freeReserved(
  { db, now }: ActContext,
  registerId: number,
  reserved: { year: number; number: number },
  datedFor: string | undefined,
): Promise<number> {
  const line = await lockReserved(db, { registerId, ...reserved });
  if (!line) throw notReserved(reserved.number);
  if (line.expiresOn < bangkokDay(now)) throw reservationExpired(reserved.number, line.expiresOn);
  if (datedFor) {
    checkPast(datedFor, now);
    if (datedFor < line.reservedOn) throw datedBeforeReservation(line.reservedOn);
  }
  return line.entryId;
}

interface Receipt extends NumberSource {
  unitId: number;
  isSecret: boolean;
  documentId: number;
  legId: number;
}

/**
 * Numbers a receipt: with the next number, with one that was reserved, or – for who has the right – as of a day before, in the
 * register of that day's year. Ask for it last, as for {@link takeNumber}.
 */
export async function numberReceipt(
  context: ActContext,
  { unitId, isSecret, documentId, legId, reservedNumber, datedFor }: Receipt,
): Promise<{ number: number; year: number }> {
  const { db, actor, now } = context;
  const year = datedFor ? yearOfDay(datedFor) : buddhistYear(now);
  if (reservedNumber || datedFor) {
    const registerId = await registerOf(db, { unitId, kind: 'receive', isSecret });
    if (registerId === null) throw forbidden();
    if (datedFor) {
      await registerFor(context, registerId, 'backDate');
      checkPast(datedFor, now);
    }
    if (reservedNumber) {
      const entryId = await freeReserved(context, registerId, reservedNumber, datedFor);
      const { number } = await useReserved(db, entryId, { documentId, legId }, { personId: actor.personId, now, datedFor });
      return { number, year: reservedNumber.year };
    }
  }
  const entry = await takeNumber(db, {
    unitId,
    kind: 'receive',
    isSecret,
    year,
    documentId,
    legId,
    personId: actor.personId,
    now,
    datedFor,
    prefix: '',
    suffix: '',
  });
  if (!entry) throw forbidden();
  return { number: entry.number, year };
}
