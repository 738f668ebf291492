import { type FiledQueue, queues } from '@sarabun/contract/queues/queue';
import { type RawBuilder, sql } from 'kysely';

/** The numbers of queues as a literal list in brackets, so the planner sees the values: `e.queue in ${numbersOf('sign')}`. */
export function numbersOf(...codes: readonly FiledQueue[]): RawBuilder<unknown> {
  return sql`(${sql.join(codes.map((code) => sql.lit(queues[code].number)))})`;
}
