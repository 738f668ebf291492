import { type FiledQueue, queues } from '@sarabun/contract/queues/queue';
import { type RawBuilder, sql } from 'kysely';

/** The numbers of queues as a list in brackets, written out so that the planner knows them: `e.queue in ${numbersOf('sign')}`. */
export function numbersOf(...codes: readonly FiledQueue[]): RawBuilder<unknown> {
  return sql.raw(`(${codes.map((code) => queues[code].number).join(', ')})`);
}
