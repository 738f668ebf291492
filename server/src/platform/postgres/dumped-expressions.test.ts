import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';

const { connection } = await testPortal();
const client = new pg.Client(connection);
beforeAll(() => client.connect());
afterAll(() => client.end());

/** Generated columns, defaults, checks and indexes with an expression, each as a query that must be planned. */
const written = `
  select adrelid::regclass || ' ' || attname as what, format('explain select %s from %s', pg_get_expr(adbin, adrelid), adrelid::regclass) as plan
  from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum join pg_class c on c.oid = adrelid where c.relnamespace = 'public'::regnamespace
  union all
  select conrelid::regclass || ' ' || conname, format('explain select 1 from %s where %s', conrelid::regclass, pg_get_expr(conbin, conrelid))
  from pg_constraint where contype = 'c' and conrelid <> 0 and connamespace = 'public'::regnamespace
  union all
  select indexrelid::regclass::text, format('explain select %s from %s where %s', coalesce(pg_get_expr(indexprs, indrelid), '1'), indrelid::regclass,
    coalesce(pg_get_expr(indpred, indrelid), 'true'))
  from pg_index join pg_class c on c.oid = indrelid where (indexprs is not null or indpred is not null) and c.relnamespace = 'public'::regnamespace`;

it('has no column, check or index that pg_upgrade and pg_restore could not make: they search no schema', async () => {
  await client.query("select set_config('search_path', '', false)");
  const { rows } = await client.query<{ what: string; plan: string }>(written);
  const broken: string[] = [];
  for (const { what, plan } of rows) await client.query(plan).catch(({ message }) => broken.push(`${what}: ${message}`));
  expect(rows.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});
