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

/** Whether the person may do this with the lines of a register. */
export async function mayAtRegister(context: Context, registerId: number, what: BookFunction): Promise<boolean> {
  const reader = await currentReader(context);
  const [register] = await findRegisters(context.db, reader, registerId);
  return register !== undefined && allowedFunctions(reader, register, await findOffered(context.db, register.bookId)).includes(what);
}

/** A register for a person who may do this with it: the agency offers it there, and the person has the right. */
export async function registerFor(context: Context, registerId: number, ...what: BookFunction[]): Promise<FoundRegister> {
  const { register, reader } = await readableRegister(context, registerId);
  const allowed = allowedFunctions(reader, register, await findOffered(context.db, register.bookId));
  if (!what.every((one) => allowed.includes(one))) throw forbidden();
  return register;
}
