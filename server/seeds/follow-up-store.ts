import { sql } from 'kysely';
import type { Database } from '../src/platform/database';
import { numbersOf } from '../src/platform/queue-numbers';

/** The longest overdue assigned work: the assigning leg and person. */
export async function overdueGiven(db: Database, today: string, most: number): Promise<{ legId: number; personId: number }[]> {
  const { rows } = await sql<{ legId: number; personId: number }>`
    select l.parent_leg_id as "legId", l.sent_by as "personId" from queue_entry e join leg l on l.id = e.leg_id
    where e.queue in ${numbersOf('jobAssign', 'jobAssign2')} and l.state in ('delivered', 'received')
      and l.parent_leg_id is not null and e.secrecy = 1
      and e.due_on < ${today}::date
    order by e.due_on, e.leg_id limit ${most}`.execute(db);
  return rows;
}
