import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/database';
import type { RegisterKind } from '../../platform/schema';

export interface Numbered {
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
 * Gives the next number of a register, writes its line (ข้อ 38, 43) and the line of the chain, in one statement. The row of the
 * series is locked until the transaction ends, so numbers are gap-free and never given twice; ask for it as late as possible.
 * Answers null where there is no such register.
 */
export async function takeNumber(
  db: Transaction,
  { unitId, kind, isSecret, year, documentId, legId, personId, now, prefix, suffix }: Numbered,
): Promise<{ number: number; printed: string } | null> {
  const printed = (number: RawBuilder<unknown>) => sql`${prefix}::text || thai_digits((${number})::text) || ${suffix}::text`;
  const said = (register: RawBuilder<unknown>, line: RawBuilder<unknown>, number: RawBuilder<unknown>) =>
    sql`number_said(${register}, ${year}::smallint, ${line}, ${number}, 'issued', ${now}::timestamptz, ${personId}::int, ${documentId}::bigint, ${printed(number)})`;
  const one = sql.raw('1');
  const next = sql.raw('s.last_number + 1');
  const { rows } = await sql<{ number: number; printed: string }>`
    with taken as (
      insert into number_series as s (register_id, year, last_number, last_line, last_hash)
      select id, ${year}::smallint, 1, 1, chain_step('', ${said(sql.raw('id'), one, one)}) from register where unit_id = ${unitId} and kind = ${kind} and is_secret = ${isSecret}
      on conflict (register_id, year) do update set last_number = s.last_number + 1, last_line = s.last_line + 1,
        last_hash = chain_step(s.last_hash, ${said(sql.raw('s.register_id'), sql.raw('s.last_line + 1'), next)})
      returning register_id, last_number, last_line, last_hash
    ), entered as (
      insert into register_entry (register_id, year, number, document_id, leg_id, entered_at, entered_by, printed)
      select register_id, ${year}::smallint, last_number, ${documentId}, ${legId}, ${now}, ${personId}, ${printed(sql.raw('last_number'))} from taken
    )
    insert into number_line (register_id, year, line, number, what, at, person_id, document_id, printed, hash)
    select register_id, ${year}::smallint, last_line, last_number, 'issued', ${now}, ${personId}, ${documentId}, ${printed(sql.raw('last_number'))}, last_hash from taken
    returning number, printed`.execute(db);
  return rows[0] ?? null;
}

/** Makes the number of a leg void: it keeps its line, with the reason, and is never given again. Answers it. */
export async function voidNumber(
  db: Transaction,
  { legId, reason, personId, now }: { legId: number; reason: string; personId: number; now: Date },
): Promise<number | null> {
  return burn(db, sql`leg_id = ${legId} and state = 'issued'`, { reason, personId, now });
}

/** Burns the number of one line of a register that `which` chooses, and says so in the chain. */
async function burn(db: Transaction, which: RawBuilder<unknown>, { reason, personId, now }: { reason: string; personId: number; now: Date }) {
  const said = sql`number_said(s.register_id, s.year, s.last_line + 1, b.number, 'burned', ${now}::timestamptz, ${personId}::int, b.document_id, b.printed)`;
  const { rows } = await sql<{ number: number }>`
    with burnt as (
      update register_entry set state = 'void', remark = ${reason}, voided_at = ${now}, voided_by = ${personId} where ${which} returning register_id, year, number, document_id, printed
    ), series as (
      update number_series s set last_line = s.last_line + 1, last_hash = chain_step(s.last_hash, ${said})
      from burnt b where s.register_id = b.register_id and s.year = b.year returning s.register_id, s.year, s.last_line, s.last_hash
    )
    insert into number_line (register_id, year, line, number, what, at, person_id, document_id, printed, hash)
    select b.register_id, b.year, s.last_line, b.number, 'burned', ${now}, ${personId}, b.document_id, b.printed, s.last_hash
    from burnt b join series s using (register_id, year) returning number`.execute(db);
  return rows[0]?.number ?? null;
}
