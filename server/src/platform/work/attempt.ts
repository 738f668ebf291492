import { sql } from 'kysely';
import type { ActContext } from '../action';
import { Refusal } from '../errors';

/**
 * Does one of several things of a use case so that it is done whole or not at all, without undoing the others: a refusal takes back
 * what this attempt wrote and announced, and is answered. Anything else thrown undoes everything.
 */
export async function attempt<Result>(context: ActContext, work: (context: ActContext) => Promise<Result>): Promise<Result | Refusal> {
  const facts: (() => void)[] = [];
  const announce: ActContext['announce'] = (name, payload) => void facts.push(() => context.announce(name, payload));
  await sql`savepoint attempt`.execute(context.db);
  try {
    const result = await work({ ...context, announce, audit: () => {} });
    await sql`release savepoint attempt`.execute(context.db);
    for (const fact of facts) fact();
    return result;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint attempt`.execute(context.db);
    return error;
  }
}
