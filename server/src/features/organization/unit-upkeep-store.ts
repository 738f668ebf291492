import { sql } from 'kysely';
import type { Transaction } from '../../platform/database';
import { numbersOf } from '../../platform/queue-numbers';
import { openRegisters } from '../people';

/** Creates the desk of a new unit, and its registers if it has a registry. */
export async function addUnitParts(db: Transaction, unitId: number): Promise<void> {
  await sql`insert into desk (kind, unit_id) values ('unit', ${unitId})`.execute(db);
  await openRegisters(db, unitId);
}

/** Whether letters wait at the unit's desk to be received. */
export async function hasWaiting(db: Transaction, unitId: number): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select 1 from queue_entry e join desk d on d.id = e.desk_id join leg l on l.id = e.leg_id
      where d.unit_id = ${unitId} and d.kind = 'unit'
        and e.queue in ${numbersOf('jobReceived', 'unreceived', 'jobCommand')} and l.state = 'delivered'
        and l.to_desk_id = d.id) as waiting`.execute(db);
  return rows[0]?.waiting ?? false;
}

/** The place of a unit: whether it is its own ancestor, a second root, or below a closed unit. */
export async function placeOf(db: Transaction, unitId: number) {
  const { rows } = await sql<{ name: string; inCircle: boolean; isSecondRoot: boolean; parent: 'open' | 'closed' }>`
    with recursive up as (
      select id, parent_id, 0 as height from unit where id = ${unitId}
      union all select u.id, u.parent_id, up.height + 1 from unit u join up on u.id = up.parent_id where up.height < 50
    )
    select u.name_th as name, exists (select 1 from up where height > 0 and id = ${unitId}) as "inCircle",
      u.parent_id is null and exists (select 1 from unit r
        where r.parent_id is null and r.closed_on is null and r.id < u.id) as "isSecondRoot",
      case when exists (select 1 from unit p where p.id = u.parent_id and p.closed_on is not null) then 'closed'
        else 'open' end as parent
    from unit u where u.id = ${unitId}`.execute(db);
  return rows[0] as (typeof rows)[number];
}

export async function closePostsOfUnit(db: Transaction, unitId: number, now: Date): Promise<void> {
  await sql`
    update post set closed_on = ${now}::timestamptz::date, version = version + 1, changed_at = ${now}
    where unit_id = ${unitId} and closed_on is null`.execute(db);
}
