import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import type { RegisterKind } from '../../../platform/schema';

/** The data of every line. */
interface Line {
  year: number;
  personId: number;
  now: Date;
  /** The text before the number, such as `ทด ๐๐๐๑/ว `; empty for a receive number. */
  prefix: string;
  /** The text after it, such as `/๒๕๖๙`. */
  suffix: string;
  /** The stated day of a line that is entered later; the line shows both. */
  datedFor?: string | undefined;
}

interface Numbered extends Line {
  unitId: number;
  kind: RegisterKind;
  isSecret: boolean;
  /** Which of several registers of a kind; the plain one by default. */
  series?: string;
  documentId: number;
  legId: number | null;
}

/** A letter on paper, as its line describes it. */
export interface Paper {
  subject: string;
  sender: string;
  addressee: string;
  datedOn: string | null;
  remark: string;
}

interface Given {
  entryId: number;
  number: number;
  printed: string;
}

/**
 * Assigns the next number of a register and writes its line (ข้อ 38, 43) and chain entry in one statement. The row of the series stays
 * locked until the transaction ends, so numbers are gap-free and unique; call it as late as possible. Returns null if there is no such
 * register.
 */
export async function takeNumber(db: Transaction, { unitId, kind, isSecret, series = '', documentId, legId, ...line }: Numbered): Promise<Given | null> {
  const register = sql`
    select id from register where unit_id = ${unitId} and kind = ${kind} and is_secret = ${isSecret}
      and series = ${series}`;
  return give(db, register, line, { documentId, legId, paper: null });
}

/** Assigns a letter on paper the next number of a register. */
export async function takeNumberForPaper(db: Transaction, registerId: number, paper: Paper, line: Line): Promise<Given> {
  const given = await give(db, sql`select ${registerId}::int as id`, line, { documentId: null, legId: null, paper });
  if (!given) throw new Error('a register is missing');
  return given;
}

async function give(
  db: Transaction,
  register: RawBuilder<unknown>,
  { year, personId, now, prefix, suffix, datedFor }: Line,
  { documentId, legId, paper }: { documentId: number | null; legId: number | null; paper: Paper | null },
): Promise<Given | null> {
  const printed = (number: RawBuilder<unknown>) => sql`${prefix}::text || thai_digits((${number})::text) || ${suffix}::text`;
  const said = (of: RawBuilder<unknown>, line: RawBuilder<unknown>, number: RawBuilder<unknown>) =>
    sql`
      number_said(${of}, ${year}::smallint, ${line}, ${number}, 'issued', ${now}::timestamptz, ${personId}::int,
        ${documentId}::bigint, ${printed(number)})`;
  const one = sql.raw('1');
  const { rows } = await sql<Given>`
    with taken as (
      insert into number_series as s (register_id, year, last_number, last_line, last_hash)
      select id, ${year}::smallint, 1, 1, chain_step('', ${said(sql.raw('id'), one, one)}) from (${register}) r
      on conflict (register_id, year) do update set last_number = s.last_number + 1, last_line = s.last_line + 1,
        last_hash = chain_step(s.last_hash,
          ${said(sql.raw('s.register_id'), sql.raw('s.last_line + 1'), sql.raw('s.last_number + 1'))})
      returning register_id, last_number, last_line, last_hash
    ), chained as (
      insert into number_line (register_id, year, line, number, what, at, person_id, document_id, printed, hash)
      select register_id, ${year}::smallint, last_line, last_number, 'issued', ${now}, ${personId},
        ${documentId}::bigint, ${printed(sql.raw('last_number'))}, last_hash from taken
    )
    insert into register_entry (register_id, year, number, document_id, leg_id, entered_at, entered_by, printed,
      dated_for, subject, sender, addressee, letter_dated_on, remark)
    select register_id, ${year}::smallint, last_number, ${documentId}::bigint, ${legId}::bigint, ${now}, ${personId},
      ${printed(sql.raw('last_number'))}, ${datedFor ?? null}::date,
      ${paper?.subject ?? ''}, ${paper?.sender ?? ''}, ${paper?.addressee ?? ''}, ${paper?.datedOn ?? null}::date,
        ${paper?.remark ?? ''}
    from taken returning id as "entryId", number, printed`.execute(db);
  return rows[0] ?? null;
}

/** A reserved number: its waiting line, its owner, and the days it was reserved on and expires. */
export async function lockReserved(db: Transaction, of: { registerId: number; year: number; number: number }) {
  const { rows } = await sql<{ entryId: number; reservedOn: string; expiresOn: string; reservedBy: string; unitId: number; isSecret: boolean }>`
    select e.id as "entryId", (b.reserved_at at time zone 'Asia/Bangkok')::date as "reservedOn",
      b.expires_on as "expiresOn", p.shown_name as "reservedBy",
      r.unit_id as "unitId", r.is_secret as "isSecret"
    from register_entry e join number_block b on b.id = e.block_id join person p on p.id = b.reserved_by
      join register r on r.id = e.register_id
    where e.register_id = ${of.registerId} and e.year = ${of.year} and e.number = ${of.number} and e.state = 'reserved'
      for update of e`.execute(db);
  return rows[0] ?? null;
}

/** Assigns a reserved number to a letter, whether known to the system or on paper: the reserved line becomes the letter's. */
export async function useReserved(
  db: Transaction,
  entryId: number,
  letter: { paper: Paper } | { documentId: number; legId: number | null },
  { personId, now, datedFor }: { personId: number; now: Date; datedFor?: string | undefined },
): Promise<Given> {
  const said =
    'paper' in letter
      ? sql`
        subject = ${letter.paper.subject}, sender = ${letter.paper.sender}, addressee = ${letter.paper.addressee},
          letter_dated_on = ${letter.paper.datedOn}::date, remark = ${letter.paper.remark}`
      : sql`document_id = ${letter.documentId}, leg_id = ${letter.legId}::bigint`;
  const change = sql`
    update register_entry set state = 'issued', entered_at = ${now}, entered_by = ${personId},
      dated_for = ${datedFor ?? null}::date, version = version + 1, ${said}
    where id = ${entryId} and state = 'reserved'`;
  const given = await chainChange(db, change, 'issued', { personId, now });
  if (!given) throw new Error('a reserved number is gone');
  return given;
}

/** Voids the number of a leg: it keeps its line, with the reason, and is never reused. Returns it. */
export async function voidNumber(db: Transaction, { legId, ...end }: { legId: number; reason: string; personId: number; now: Date }): Promise<number | null> {
  return (await burn(db, sql`leg_id = ${legId} and state = 'issued'`, end))?.number ?? null;
}

/** Voids the number of a line, assigned or reserved. Returns it. */
export async function burnNumber(db: Transaction, entryId: number, end: { reason: string; personId: number; now: Date }): Promise<number | null> {
  return (await burn(db, sql`id = ${entryId} and state <> 'void'`, end))?.number ?? null;
}

/** Voids every number of a letter in all registers. Returns them. */
export async function burnNumbersOf(db: Transaction, documentId: number, end: { reason: string; personId: number; now: Date }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from register_entry where document_id = ${documentId} and state <> 'void'
    order by register_id, year, number for update`.execute(db);
  const numbers: number[] = [];
  for (const { id } of rows) numbers.push((await burnNumber(db, id, end)) as number);
  return numbers;
}

/** The reason takes the place of the remark; what the registry wrote there before is kept. */
const burn = (db: Transaction, which: RawBuilder<unknown>, { reason, personId, now }: { reason: string; personId: number; now: Date }) =>
  chainChange(
    db,
    sql`
      update register_entry set state = 'void', remark = ${reason}, voided_at = ${now}, voided_by = ${personId},
        version = version + 1 where ${which}`,
    'burned',
    { personId, now },
    sql`, kept as (
      insert into register_entry_change (entry_id, at, person_id, before, after)
      select id, ${now}::timestamptz, ${personId}::int,
        jsonb_build_object('action', action_taken, 'remark', remark),
        jsonb_build_object('action', action_taken, 'remark', ${reason}::text)
      from register_entry where ${which} and remark not in ('', ${reason})
    )`,
  );

/** Changes one line of a register and records that in the chain of its series, with what else is kept of it as it stood. */
async function chainChange(
  db: Transaction,
  change: RawBuilder<unknown>,
  what: 'issued' | 'burned',
  { personId, now }: { personId: number; now: Date },
  beside = sql``,
): Promise<Given | null> {
  const said = sql`
    number_said(s.register_id, s.year, s.last_line + 1, c.number, ${what}, ${now}::timestamptz, ${personId}::int,
      c.document_id, c.printed)`;
  const { rows } = await sql<Given>`
    with changed as (${change} returning id, register_id, year, number, document_id, printed), series as (
      update number_series s set last_line = s.last_line + 1, last_hash = chain_step(s.last_hash, ${said})
      from changed c where s.register_id = c.register_id and s.year = c.year
      returning s.register_id, s.year, s.last_line, s.last_hash
    ), chained as (
      insert into number_line (register_id, year, line, number, what, at, person_id, document_id, printed, hash)
      select c.register_id, c.year, s.last_line, c.number, ${what}, ${now}, ${personId}, c.document_id, c.printed,
        s.last_hash from changed c join series s using (register_id, year)
    )${beside}
    select id as "entryId", number, printed from changed`.execute(db);
  return rows[0] ?? null;
}

interface Block extends Omit<Line, 'datedFor'> {
  registerId: number;
  count: number;
  reason: string;
  expiresOn: string;
}

/** Reserves the next numbers of a register: each gets its line and chain entry at once. */
export async function reserveBlock(db: Transaction, block: Block): Promise<{ blockId: number; first: number; last: number }> {
  const { registerId, year, count, reason, expiresOn, personId, now, prefix, suffix } = block;
  const { rows: locked } = await sql<{ before: number }>`
    insert into number_series as s (register_id, year, last_number) values (${registerId}, ${year}, ${count})
    on conflict (register_id, year) do update set last_number = s.last_number + ${count}
    returning s.last_number - ${count} as before`.execute(db);
  const first = (locked[0]?.before ?? 0) + 1;
  const { rows } = await sql<{ blockId: number }>`
    with recursive block as (
      insert into number_block (register_id, year, first_number, last_number, reason, expires_on, reserved_at,
        reserved_by)
      values (${registerId}, ${year}, ${first}, ${first + count - 1}, ${reason}, ${expiresOn}, ${now}, ${personId})
      returning id
    ), said as (
      select n, s.last_line + n as line, ${first - 1}::int + n as number,
        ${prefix}::text || thai_digits((${first - 1}::int + n)::text) || ${suffix}::text as printed
      from number_series s, generate_series(1, ${count}::int) n where s.register_id = ${registerId} and s.year = ${year}
    ), chain as (
      select 0 as n, s.last_hash as hash from number_series s where s.register_id = ${registerId} and s.year = ${year}
      union all
      select said.n, chain_step(chain.hash,
        number_said(${registerId}::int, ${year}::smallint, said.line, said.number, 'reserved', ${now}::timestamptz,
        ${personId}::int, null, said.printed))
      from chain join said on said.n = chain.n + 1
    ), chained as (
      insert into number_line (register_id, year, line, number, what, at, person_id, printed, hash)
      select ${registerId}::int, ${year}::smallint, said.line, said.number, 'reserved', ${now}, ${personId}::int,
        said.printed, chain.hash from said join chain using (n) order by n
    ), entered as (
      insert into register_entry (register_id, year, number, state, entered_at, entered_by, printed, block_id)
      select ${registerId}::int, ${year}::smallint, said.number, 'reserved', ${now}, ${personId}::int, said.printed,
        block.id from said, block order by n
    ), moved as (
      update number_series s set last_line = s.last_line + ${count},
        last_hash = (select hash from chain where n = ${count}) where s.register_id = ${registerId} and s.year = ${year}
    )
    select id as "blockId" from block`.execute(db);
  return { blockId: rows[0]?.blockId as number, first, last: first + count - 1 };
}

/** Whether there are expired reservations. */
export async function anyExpired(db: Database, today: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from number_block b join register_entry e on e.block_id = b.id and e.state = 'reserved'
    where b.expires_on < ${today} limit 1`.execute(db);
  return rows.length > 0;
}

export async function findExpired(db: Transaction, today: string): Promise<{ entryId: number; reservedBy: number }[]> {
  const { rows } = await sql<{ entryId: number; reservedBy: number }>`
    select e.id as "entryId", b.reserved_by as "reservedBy" from number_block b
      join register_entry e on e.block_id = b.id and e.state = 'reserved'
    where b.expires_on < ${today} order by e.id limit 200`.execute(db);
  return rows;
}
