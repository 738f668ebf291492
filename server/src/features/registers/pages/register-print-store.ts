import { linesOfPart, type RegisterPrint } from '@sarabun/contract/registers/register-prints';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import { unusedContent } from '../../../platform/storage/stored-file-store';
import type { FoundRegister } from '../book/register-store';

interface Ordered {
  personId: number;
  register: FoundRegister;
  year: number;
  entryIds: readonly number[];
  clearance: number;
  now: Date;
  keptUntil: Date;
}

export async function insertPrint(db: Transaction, { personId, register, year, entryIds, clearance, now, keptUntil }: Ordered): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into register_print
      (person_id, register_id, year, book_id, title_th, title_en, unit_name, entry_ids, clearance, ordered_at,
        kept_until)
    values (${personId}, ${register.registerId}, ${year}, ${register.bookId}, ${register.titleTh}, ${register.titleEn},
      ${register.unitName}, ${entryIds}::bigint[], ${clearance}, ${now}, ${keptUntil})
    returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** SQL: how many parts the print `p` has. */
const partsOf = sql`(cardinality(p.entry_ids) + ${sql.lit(linesOfPart - 1)}) / ${sql.lit(linesOfPart)}`;
/** SQL: how many parts of the print `p` are set. */
const partsSet = sql`(select count(*) from register_print_part d where d.print_id = p.id)`;

/** How many prints of a person are still to be set. Orders of one person wait for each other, so that two at once are both counted. */
export async function countUnfinished(db: Transaction, personId: number, now: Date): Promise<number> {
  await sql`select 1 from person where id = ${personId} for no key update`.execute(db);
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from register_print p
    where p.person_id = ${personId} and p.kept_until > ${now} and p.failure is null and ${partsSet} < ${partsOf}`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface FoundPrint extends Omit<RegisterPrint, 'state' | 'title' | 'orderedAt' | 'keptUntil'> {
  titleTh: string;
  titleEn: string;
  orderedAt: Date;
  keptUntil: Date;
  clearance: number;
  failure: string | null;
}

/** The prints of a person, newest first. */
export async function findPrints(db: Database, personId: number, now: Date): Promise<FoundPrint[]> {
  const { rows } = await sql<FoundPrint>`
    select p.id as "printId", p.register_id as "registerId", p.title_th as "titleTh", p.title_en as "titleEn",
      p.unit_name as "unitName", p.year, cardinality(p.entry_ids) as lines, ${partsOf} as parts, p.clearance, p.failure,
      p.ordered_at as "orderedAt", p.kept_until as "keptUntil",
      coalesce((
        select json_agg(
            json_build_object('part', d.part, 'first', d.first_number, 'last', d.last_number) order by d.part
          )
        from register_print_part d where d.print_id = p.id
      ), '[]') as done
    from register_print p where p.person_id = ${personId} and p.kept_until > ${now} order by p.id desc limit 100`.execute(db);
  return rows;
}

/** A part of a print that the person ordered, and what it asks of its reader. */
export async function findPart(
  db: Database,
  { printId, part, personId, now }: { printId: number; part: number; personId: number; now: Date },
): Promise<{ registerId: number; clearance: number; titleTh: string; year: number; sha256: Buffer; size: number } | null> {
  const { rows } = await sql<{ registerId: number; clearance: number; titleTh: string; year: number; sha256: Buffer; size: number }>`
    select p.register_id as "registerId", p.clearance, p.title_th as "titleTh", p.year, d.sha256, d.size
    from register_print p join register_print_part d on d.print_id = p.id
    where p.id = ${printId} and p.person_id = ${personId} and p.kept_until > ${now} and d.part = ${part}`.execute(db);
  return rows[0] ?? null;
}

export interface NextPart {
  bookId: number;
  title: string;
  unitName: string;
  clearance: number;
  part: number;
  entryIds: number[];
}

/** The first part that is not set yet; null if all are, or the print is gone. */
export async function findNextPart(db: Database, printId: number, now: Date): Promise<NextPart | null> {
  const { rows } = await sql<NextPart>`
    select p.book_id as "bookId", p.title_th as title, p.unit_name as "unitName", p.clearance, g.part,
      to_json(p.entry_ids[(g.part - 1) * ${sql.lit(linesOfPart)} + 1 : g.part * ${sql.lit(linesOfPart)}]) as "entryIds"
    from register_print p cross join lateral (select (${partsSet} + 1)::int as part) g
    where p.id = ${printId} and p.kept_until > ${now} and g.part <= ${partsOf}`.execute(db);
  return rows[0] ?? null;
}

interface SetPart {
  printId: number;
  part: number;
  first: number;
  last: number;
  sha256: Buffer;
  size: number;
}

/** Keeps a part, unless the print was thrown away in the meantime. */
export async function insertPart(db: Database, { printId, part, first, last, sha256, size }: SetPart): Promise<void> {
  await sql`
    insert into register_print_part (print_id, part, first_number, last_number, sha256, size)
    select p.id, ${part}, ${first}, ${last}, ${sha256}, ${size} from register_print p
    where p.id = ${printId} for key share
    on conflict (print_id, part) do nothing`.execute(db);
}

export async function markFailed(db: Transaction, printId: number, reason: string): Promise<void> {
  await sql`update register_print set failure = ${reason.slice(0, 500)} where id = ${printId}`.execute(db);
}

/** Lets a print of the person end now; false if there is none. */
export async function endPrint(db: Transaction, { printId, personId, now }: { printId: number; personId: number; now: Date }): Promise<boolean> {
  const { rows } = await sql`
    update register_print set kept_until = ${now}
    where id = ${printId} and person_id = ${personId} and kept_until > ${now} returning 1`.execute(db);
  return rows.length > 0;
}

/** Deletes the prints that have ended; returns the content that nothing else refers to. */
export async function deleteEnded(db: Transaction, now: Date): Promise<Buffer[]> {
  const { rows } = await sql<{ sha256: Buffer }>`
    delete from register_print_part d
    using (select id from register_print where kept_until <= ${now} order by id for update) p
    where p.id = d.print_id returning d.sha256`.execute(db);
  await sql`delete from register_print where kept_until <= ${now}`.execute(db);
  return unusedContent(db, rows);
}
