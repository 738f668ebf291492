import { sql } from 'kysely';
import type { Database } from '../../platform/database';

/** The number that comes next in the receive register of each unit. */
export async function nextReceiveNumbers(db: Database, unitIds: readonly number[], year: number) {
  const { rows } = await sql<{ unitId: number; unitName: string; next: number }>`
    select u.id as "unitId", u.name_th as "unitName", coalesce(s.last_number, 0) + 1 as next
    from unit u join register r on r.unit_id = u.id and r.kind = 'receive' and not r.is_secret
      left join number_series s on s.register_id = r.id and s.year = ${year}
    where u.id = any(${unitIds}) order by u.id`.execute(db);
  return rows;
}

/** The registry that numbers letters of a unit: its own, or the nearest one above it. */
export async function registryOf(db: Database, unitId: number): Promise<{ unitId: number; letterCode: string } | null> {
  const { rows } = await sql<{ unitId: number; letterCode: string }>`
    with recursive up as (
      select id, parent_id, has_registry, letter_code, 0 as height from unit where id = ${unitId}
      union all select u.id, u.parent_id, u.has_registry, u.letter_code, up.height + 1 from unit u join up on u.id = up.parent_id
    )
    select id as "unitId", letter_code as "letterCode" from up where has_registry order by height limit 1`.execute(db);
  return rows[0] ?? null;
}
