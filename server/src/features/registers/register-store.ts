import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import type { RegisterKind } from '../../platform/schema';

interface Numbered {
  unitId: number;
  kind: RegisterKind;
  isSecret: boolean;
  year: number;
  documentId: number;
  legId: number | null;
  personId: number;
  now: Date;
  /** What stands before the number where it is printed, such as `ทด ๐๐๐๑/ว `; empty for a receive number. */
  prefix: string;
  /** What stands after it, such as `/๒๕๖๙`. */
  suffix: string;
}

/**
 * Gives the next number of a register and writes its line (ข้อ 38, 43). The line of the series is locked until the transaction
 * ends, so numbers are gap-free and never given twice; ask for it as late as possible. Answers null where there is no such register.
 */
export async function takeNumber(
  db: Transaction,
  { unitId, kind, isSecret, year, documentId, legId, personId, now, prefix, suffix }: Numbered,
): Promise<{ number: number; printed: string } | null> {
  const { rows } = await sql<{ number: number; printed: string }>`
    with taken as (
      insert into number_series as s (register_id, year, last_number)
      select id, ${year}::smallint, 1 from register where unit_id = ${unitId} and kind = ${kind} and is_secret = ${isSecret}
      on conflict (register_id, year) do update set last_number = s.last_number + 1
      returning register_id, last_number
    )
    insert into register_entry (register_id, year, number, document_id, leg_id, entered_at, entered_by, printed)
    select register_id, ${year}::smallint, last_number, ${documentId}, ${legId}, ${now}, ${personId}, ${prefix} || translate(last_number::text, '0123456789', '๐๑๒๓๔๕๖๗๘๙') || ${suffix}
    from taken returning number, printed`.execute(db);
  return rows[0] ?? null;
}

/** Makes the number of a leg void: it keeps its line, with the reason, and is never given again. Answers it. */
export async function voidNumber(
  db: Transaction,
  { legId, reason, personId, now }: { legId: number; reason: string; personId: number; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`
    update register_entry set state = 'void', remark = ${reason}, voided_at = ${now}, voided_by = ${personId} where leg_id = ${legId} and state = 'issued' returning number`.execute(
    db,
  );
  return rows[0]?.number ?? null;
}

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
