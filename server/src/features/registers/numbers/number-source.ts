import type { NumberSource } from '@sarabun/contract/registers/number-work';
import { bangkokDay, buddhistYear as yearOfDay } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { ActContext, ReadContext } from '../../../platform/action';
import { buddhistYear } from '../../../platform/clock';
import { forbidden } from '../../../platform/refusals';
import type { RegisterKind } from '../../../platform/schema';
import { currentReader, registerFor } from '../book/readable-register';
import { datedBeforeReservation, datedInFuture, notReserved, otherYear, reservationExpired, reservedForOthers } from '../book/refusals';
import { mayBackDate, usesReserved } from '../book/register-rules';
import { findBlocks, findYears, registerOf } from '../book/register-store';
import { numberAround } from './number-around';
import { lockReserved, takeNumber, useReserved } from './number-store';

/** A back-dated line has a day before today, in the year of its number or at most one year back. */
export function checkPast(datedFor: string, now: Date): void {
  if (datedFor >= bangkokDay(now)) throw datedInFuture();
  if (yearOfDay(datedFor) < buddhistYear(now) - 1) throw otherYear();
}

/** The line of an unused reserved number, locked, for a person who may use it. The line cannot be dated before the reservation. */
export async function freeReserved(
  context: ActContext,
  registerId: number,
  reserved: { year: number; number: number },
  datedFor: string | undefined,
): Promise<number> {
  const { db, now } = context;
  const line = await lockReserved(db, { registerId, ...reserved });
  if (!line) throw notReserved(reserved.number);
  if (!usesReserved(await currentReader(context), line)) throw reservedForOthers(reserved.number, line.reservedBy);
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
 * Numbers a receipt: with the next number, a reserved one or, with the right to do so, for an earlier day in the register of that day's
 * year. Call it last, as with {@link takeNumber}.
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

interface Issue extends NumberSource {
  unitId: number;
  letterCode: string;
  kind: RegisterKind;
  isSecret: boolean;
  series: string;
  documentId: number;
}

/** The number assigned to an own letter, with the letter's date. */
interface Issued {
  number: number;
  year: number;
  printed: string;
  datedOn: string;
}

/**
 * Numbers a signed own letter: with the next number, a reserved one or, with the right to do so, for an earlier day, which becomes the
 * letter's date; the register shows both days. Call it last, as with {@link takeNumber}. Returns null if there is no such register.
 */
export async function numberSigned(context: ActContext, { reservedNumber, datedFor, documentId, letterCode, ...register }: Issue): Promise<Issued | null> {
  const { db, actor, now } = context;
  const datedOn = datedFor ?? bangkokDay(now);
  if (datedFor) {
    if (!mayBackDate(await currentReader(context), register.unitId)) throw forbidden();
    checkPast(datedFor, now);
  }
  if (reservedNumber) {
    const registerId = await registerOf(db, register);
    if (registerId === null) return null;
    const entryId = await freeReserved(context, registerId, reservedNumber, datedFor);
    const given = await useReserved(db, entryId, { documentId, legId: null }, { personId: actor.personId, now, datedFor });
    return { ...given, year: reservedNumber.year, datedOn };
  }
  const year = yearOfDay(datedOn);
  const around = await numberAround(db, { ...register, letterCode, year, now: datedFor ? new Date(`${datedFor}T12:00:00+07:00`) : now });
  const given = await takeNumber(db, { ...register, year, documentId, legId: null, personId: actor.personId, now, datedFor, ...around });
  return given && { ...given, year, datedOn };
}

/** The numbers that the person may choose from for an own letter, as the register's page would show them; none without the right. */
export async function numberChoices(context: ReadContext, { unitId, letterCode, kind, isSecret, series }: Omit<Issue, keyof NumberSource | 'documentId'>) {
  const { db, now } = context;
  const reader = await currentReader(context);
  const registerId = await registerOf(db, { unitId, kind, isSecret, series });
  const year = buddhistYear(now);
  if (registerId === null) return { next: '', blocks: [], functions: [] };
  const [blocks, years, { prefix, suffix }] = await Promise.all([
    usesReserved(reader, { unitId, isSecret }) ? findBlocks(db, registerId) : [],
    findYears(db, registerId),
    numberAround(db, { unitId, letterCode, kind, isSecret, year, now }),
  ]);
  const next = (years.find((one) => one.year === year)?.last ?? 0) + 1;
  return {
    next: prefix + toThaiDigits(String(next)) + suffix,
    blocks: blocks.filter(({ expiresOn }) => expiresOn >= bangkokDay(now)),
    functions: mayBackDate(reader, unitId) ? (['backDate'] as const).slice() : [],
  };
}
