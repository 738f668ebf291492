import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: an array of ids whose length the planner does not see. For a short array that it sees, a plan of this call alone looks cheaper than
 * the one for all calls, so a statement of a millisecond is planned again each time for another half.
 */
export const steadyArray = (ids: readonly number[], type: 'int' | 'bigint' = 'int'): RawBuilder<number[]> =>
  sql<number[]>`(select ${[...ids]}::${sql.raw(type)}[])::${sql.raw(type)}[]`;
