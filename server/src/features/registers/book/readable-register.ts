import type { BookFunction } from '@sarabun/contract/registers/register';
import type { ActContext, ReadContext } from '../../../platform/action';
import { forbidden, notFound } from '../../../platform/refusals';
import { allowedFunctions, type Reader, readerOf } from './register-rules';
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

/** Whether the person may do this with the lines of a register. */
export async function mayAtRegister(context: Context, registerId: number, what: BookFunction): Promise<boolean> {
  const reader = await currentReader(context);
  const [register] = await findRegisters(context.db, reader, registerId);
  return register !== undefined && (await allowedAt(context, { register, reader })).includes(what);
}

/** A register for a person who may do this with it: the agency offers it there, and the person has the right. */
export async function registerFor(context: Context, registerId: number, ...what: BookFunction[]): Promise<FoundRegister> {
  const found = await readableRegister(context, registerId);
  const allowed = await allowedAt(context, found);
  if (!what.every((one) => allowed.includes(one))) throw forbidden();
  return found.register;
}
