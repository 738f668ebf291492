import type { BookColumn, BookRow } from '@sarabun/contract/registers/book-display';
import { type BookFunction, bookFunctions } from '@sarabun/contract/registers/register';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';

/** The kinds of registers, or one of them, with their columns. */
export async function findBooks(db: Database | Transaction, bookId: number | null = null): Promise<BookRow[]> {
  const { rows } = await sql<BookRow>`
    select b.id as "bookId", b.version, b.kind, b.is_secret as "isSecret", b.title_th as "titleTh",
      b.title_en as "titleEn",
      (select count(*)::int from book_column c where c.book_id = b.id and c.shown and not c.removed) as columns,
      (select count(*)::int from book_column c
        where c.book_id = b.id and c.value_kind is not null and not c.removed) as "ownColumns",
      (select count(*)::int from book_function f where f.book_id = b.id and f.enabled) as functions,
      b.changed_at as "changedAt", coalesce(p.shown_name, '') as "changedBy"
    from book_display b left join person p on p.id = b.changed_by where ${bookId}::int is null or b.id = ${bookId}::int
    order by b.position`.execute(db);
  return rows;
}

/** Locks a kind of register and increments its version; false if someone else changed it in the meantime, null if there is none. */
export async function bumpBook(db: Transaction, bookId: number, version: number, { personId, now }: { personId: number; now: Date }): Promise<boolean | null> {
  const { rows } = await sql<{ version: number }>`select version from book_display where id = ${bookId} for update`.execute(db);
  if (!rows[0]) return null;
  if (rows[0].version !== version) return false;
  await sql`
    update book_display set version = version + 1, changed_at = ${now}, changed_by = ${personId} where id = ${bookId}`.execute(db);
  return true;
}

export async function updateBook(db: Transaction, bookId: number, { titleTh, titleEn }: { titleTh: string; titleEn: string }): Promise<void> {
  await sql`update book_display set title_th = ${titleTh}, title_en = ${titleEn} where id = ${bookId}`.execute(db);
}

/** The columns of a kind of register; for own ones with the number of lines that have a value. */
export async function findBookColumns(db: Database | Transaction, bookId: number): Promise<(BookColumn & { uses: number })[]> {
  const { rows } = await sql<BookColumn & { uses: number }>`
    select c.id as "columnId", c.field, c.value_kind as "valueKind", c.title_th as "titleTh", c.title_en as "titleEn",
      c.width, c.shown,
      case when c.value_kind is null then 0
        else (select count(*)::int from (select 1 from register_entry e
        where e.own <> '{}' and coalesce(e.own ->> c.id::text, '') <> '' limit 10000) used) end as uses
    from book_column c where c.book_id = ${bookId} and not c.removed order by c.position, c.id`.execute(db);
  return rows;
}

type NewColumn = Omit<BookColumn, 'field'>;

/** Stores the columns in this order. Own columns that are not named are removed; their values stay with the lines. */
export async function replaceColumns(db: Transaction, bookId: number, columns: readonly NewColumn[]): Promise<void> {
  const given = JSON.stringify(columns.map((column, position) => ({ ...column, position: position + 1 })));
  const rows = sql`
    json_to_recordset(${given}::json) as g ("columnId" int, "valueKind" text, "titleTh" text, "titleEn" text,
      width smallint, shown boolean, position smallint)`;
  await sql`
    update book_column set removed = true
    where book_id = ${bookId} and value_kind is not null and not (id = any(${columns.map(({ columnId }) => columnId)}))`.execute(db);
  await sql`
    update book_column c set title_th = g."titleTh", title_en = g."titleEn", width = g.width, shown = g.shown,
      position = g.position from ${rows} where c.id = g."columnId" and c.book_id = ${bookId}`.execute(db);
  await sql`
    insert into book_column (book_id, value_kind, title_th, title_en, width, shown, position)
    select ${bookId}, g."valueKind", g."titleTh", g."titleEn", g.width, g.shown, g.position from ${rows}
    where g."columnId" = 0 order by g.position`.execute(db);
}

/** What the pages of a kind of register offer, in contract order. */
export async function findFunctions(db: Database, bookId: number): Promise<{ what: BookFunction; enabled: boolean }[]> {
  const { rows } = await sql<{ what: BookFunction; enabled: boolean }>`select what, enabled from book_function where book_id = ${bookId}`.execute(db);
  const enabled = new Map(rows.map((row) => [row.what, row.enabled]));
  return bookFunctions.map((what) => ({ what, enabled: enabled.get(what) ?? false }));
}

export async function replaceFunctions(db: Transaction, bookId: number, enabled: readonly BookFunction[]): Promise<void> {
  await sql`
    insert into book_function (book_id, what, enabled) select ${bookId}, what, what = any(${enabled}::text[])
    from unnest(${[...bookFunctions]}::text[]) what
    on conflict (book_id, what) do update set enabled = excluded.enabled`.execute(db);
}
