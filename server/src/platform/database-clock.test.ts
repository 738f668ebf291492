import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testPortal } from '../../test/portal';

const { db } = (await testPortal()).running;

/** Every way to read the server's clock in PostgreSQL, as written in functions and as printed for views and defaults. */
const asksTheServer = String.raw`\m(current_(date|time|timestamp)|local(time|timestamp)|(clock|statement|transaction)_timestamp|timeofday)\M|\mnow\s*\(|'(now|today|tomorrow|yesterday)'`;

const laidByMigrations = 'rows that a migration lays were changed when it ran; the product names the moment itself';
/** The places where the database may read its own clock, and why. */
const allowed: readonly { where: RegExp; why: string }[] = [
  { where: /^audit_seal\.sealed_at$/, why: 'when the chain was closed in truth; a clock that is moved must not move it' },
  { where: /^(migration|database_file)\.applied_at$/, why: 'the product does not run yet' },
  { where: /^\w+\.changed_at$/, why: laidByMigrations },
  { where: /^make_master_table$/, why: laidByMigrations },
  { where: /^letter_code_is_of_one_unit$/, why: 'a backstop at the end of a transaction; the product has refused by its own day before' },
  { where: /^(person\.created_at|account\.password_changed_at|device\.created_at)$/, why: 'for offices filled by hand; the product names the moment itself' },
];

it('asks the clock of the database nowhere but where that is meant', async () => {
  const { rows } = await sql<{ what: string }>`
    select p.proname as what from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
      and not exists (select 1 from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      and pg_get_functiondef(p.oid) ~* ${asksTheServer}
    union all select c.relname from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm') and pg_get_viewdef(c.oid) ~* ${asksTheServer}
    union all select c.conrelid::regclass || ': ' || c.conname from pg_constraint c
      where c.connamespace = 'public'::regnamespace and c.contype = 'c' and pg_get_constraintdef(c.oid) ~* ${asksTheServer}
    union all select d.adrelid::regclass || '.' || a.attname from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      join pg_class c on c.oid = d.adrelid where c.relnamespace = 'public'::regnamespace and pg_get_expr(d.adbin, d.adrelid) ~* ${asksTheServer}`.execute(db);
  const found = rows.map(({ what }) => what);
  expect(found.filter((what) => !allowed.some(({ where }) => where.test(what)))).toEqual([]);
  expect(allowed.filter(({ where }) => !found.some((what) => where.test(what)))).toEqual([]);
});
