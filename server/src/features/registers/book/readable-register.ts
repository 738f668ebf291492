import type { BookFunction } from '@sarabun/contract/registers/register';
import type { ActContext, ReadContext } from '../../../platform/action';
import { forbidden, notFound } from '../../../platform/refusals';
import { allowedFunctions, correctsLetter, type Reader, readerOf } from './register-rules';
import { type FoundRegister, findHeldRights, findOffered, findRegisters } from './register-store';

type Context = Pick<ReadContext, 'actor' | 'now'> & { db: ReadContext['db'] | ActContext['db'] };

/** The registers that the person may view today. */
export async function currentReader({ db, actor, now }: Context): Promise<Reader> {
  return readerOf(actor, await findHeldRights(db, actor.personId, now));
}

/** A register for a person who may view it. This is the only way to a register; for others it does not exist. */
export async function readableRegister(context: Context, registerId: number): Promise<{ register: FoundRegister; reader: Reader }> {
  const reader = await currentReader(context);
  const [register] = await findRegisters(context.db, reader, registerId);
  if (!register) throw notFound();
  return { register, reader };
}

/** What the person may do with a register that they may view: what the agency offers there, and they have the right to. */
const allowedAt = async ({ db }: Context, { register, reader }: { register: FoundRegister; reader: Reader }) =>
  allowedFunctions(reader, register, await findOffered(db, register.bookId));

/** A register for a person who may do this with it: the agency offers it there, and the person has the right. */
export async function registerFor(context: Context, registerId: number, ...what: BookFunction[]): Promise<FoundRegister> {
  const found = await readableRegister(context, registerId);
  const allowed = await allowedAt(context, found);
  if (!what.every((one) => allowed.includes(one))) throw forbidden();
  return found.register;
}

/** A line of a register whose letter is to be corrected. */
interface LineToCorrect {
  registerId: number;
  /** The person has entered it. */
  isOwn: boolean;
}

const correctsAt = async (context: Context, { register, reader }: { register: FoundRegister; reader: Reader }, isOwn: boolean) =>
  correctsLetter(reader, register, await findOffered(context.db, register.bookId), isOwn);

/** Whether the person may correct what was typed of the letter of a line. */
export async function mayCorrectLetter(context: Context, { registerId, isOwn }: LineToCorrect): Promise<boolean> {
  const reader = await currentReader(context);
  const [register] = await findRegisters(context.db, reader, registerId);
  return register !== undefined && (await correctsAt(context, { register, reader }, isOwn));
}

/** Refuses whoever may not correct the letter of a line; to those who may not view its register it does not exist. */
export async function guardLetterCorrection(context: Context, { registerId, isOwn }: LineToCorrect): Promise<void> {
  if (!(await correctsAt(context, await readableRegister(context, registerId), isOwn))) throw forbidden();
}
