import { type Actor, type Origin, type ReadContext, runAction, type ServedWorld } from '../action';
import { DatabaseAway } from '../outage';
import type { DearKind } from '../work/dear-calls';

/** The read context of this person, with names in their language. */
export function readContext(world: ServedWorld, actor: Actor, origin: Origin): ReadContext {
  const db = origin.language === 'en' ? world.english : world.db;
  return { actor, origin, now: world.clock(), db, act: (name, useCase) => runAction(world, name, { actor, origin }, useCase) };
}

/** The read context of a printed form: names on paper are always Thai. */
export function printContext(world: ServedWorld, actor: Actor, origin: Origin): ReadContext {
  return { ...readContext(world, actor, origin), db: world.db };
}

/** A statement that the replica ended, because it had to replay a change of the rows that were being read. */
const inTheWay = '40001';

/** What a long read is, and when its asker is gone. */
interface LongRead {
  kind: DearKind;
  gone: AbortSignal;
}

/**
 * Reads in turn among the dear calls of its kind, from the replica if there is one and it has all that was committed before; otherwise,
 * and if the replica fails, as `context` does. `read` may run twice, so it changes nothing and sends nothing.
 */
export function readLong<Answer>(
  world: ServedWorld,
  context: ReadContext,
  { kind, gone }: LongRead,
  read: (context: ReadContext) => Promise<Answer>,
): Promise<Answer> {
  return world.dear[kind].enter(context.actor.personId, () => readFromReplica(world, context, read), gone);
}

async function readFromReplica<Answer>(world: ServedWorld, context: ReadContext, read: (context: ReadContext) => Promise<Answer>): Promise<Answer> {
  const reading = await world.replica?.caughtUp();
  if (!reading) return read(context);
  try {
    return await read({ ...context, db: context.db === world.english ? reading.english : reading.db });
  } catch (error) {
    if (!(error instanceof DatabaseAway) && (error as { code?: string }).code !== inTheWay) throw error;
    return read(context);
  }
}
