import { type FiledQueue, queues } from '@sarabun/contract/queues/queue';
import { type RawBuilder, sql } from 'kysely';

/** The numbers of queues as a list in brackets, written out so that the planner knows them: `e.queue in ${numbersOf('sign')}`. */
export function numbersOf(...codes: readonly FiledQueue[]): RawBuilder<unknown> {
  return sql`(${sql.join(codes.map((code) => sql.lit(queues[code].number)))})`;
}
