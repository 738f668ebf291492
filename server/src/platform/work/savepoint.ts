import { sql } from 'kysely';
import type { ActContext } from '../action';
import { Refusal } from '../errors';

export async function withSavepoint<Result>(context: ActContext, work: (context: ActContext) => Promise<Result>): Promise<Result | Refusal> {
  const facts: (() => void)[] = [];
  const announce: ActContext['announce'] = (name, payload) => void facts.push(() => context.announce(name, payload));
  await sql`savepoint part`.execute(context.db);
  try {
    const result = await work({ ...context, announce, audit: () => {} });
    await sql`release savepoint part`.execute(context.db);
    for (const fact of facts) fact();
    return result;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint part`.execute(context.db);
    return error;
  }
}
