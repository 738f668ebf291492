import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testPortal } from '../test/portal';
import { retire } from './platform/postgres/retirement';
import { retirementRules } from './retirement';

const portal = await testPortal();
const { db } = portal.running;
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const countOf = async (table: string) => (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n;

describe.each(retirementRules)('rows of $table ($why)', ({ table, since, only, keptHours }) => {
  it('are found by an index, so that looking for old ones costs nothing where there are none', async () => {
    const { rows } = await db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const condition = sql.raw(only ? `and ${only}` : '');
      return await sql<{ 'QUERY PLAN': string }>`
        explain select ctid from ${sql.table(table)} where ${sql.ref(since)} < now() ${condition} limit 10`.execute(transaction);
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(new RegExp(`Index.*\\n?.*${since}`));
  });

  it('are told of in the operations manual', () => {
    const manual = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
    const kept = keptHours % 24 === 0 ? `${keptHours / 24} day${keptHours === 24 ? '' : 's'}` : `${keptHours} hour${keptHours === 1 ? '' : 's'}`;
    expect(manual).toContain(`| \`${table}\` | ${kept} after \`${since}\` |`);
  });
});

it('deletes delivered events and old sessions when their time has come, and nothing else', async () => {
  const unit = await portal.unit();
  const person = await portal.person(unit);
  await portal.deliver();
  await sql`
    insert into job (kind, payload, created_at, run_at, state, ended_at)
    values ('stamp', '{}', now(), 'infinity', 'waiting', null), ('stamp', '{}', now(), now(), 'done', now()), ('stamp', '{}', now(), now(), 'failed', now())`.execute(
    db,
  );
  const sessions = await countOf('session');
  // The portal may write to its audit trail meanwhile.
  const { rows: audited } = await sql`select id from audit order by id`.execute(db);
  expect(sessions).toBeGreaterThan(0);
  const standing = async () => (await db.selectFrom('job').where('kind', '=', 'stamp').select('state').orderBy('id').execute()).map(({ state }) => state);
  await retire(db, retirementRules, hours(24 * 6));
  expect(await standing()).toEqual(['waiting', 'done', 'failed']);
  const gone = await retire(db, retirementRules, hours(24 * 8));
  expect(gone.job).toBeGreaterThan(0);
  // Waiting jobs stay, however old; failed ones are kept for a while.
  expect(await standing()).toEqual(['waiting', 'failed']);
  expect(await countOf('session')).toBe(sessions);
  await retire(db, retirementRules, hours(24 * 410));
  expect(await countOf('session')).toBe(0);
  expect((await sql`select id from audit order by id`.execute(db)).rows).toEqual(expect.arrayContaining(audited));
  expect(person.personId).toBeGreaterThan(0);
});

it('takes many rows in batches', async () => {
  await sql`insert into job (kind, payload, created_at, state, ended_at) select 'event', '{}', now(), 'done', now() from generate_series(1, 4500)`.execute(db);
  const gone = await retire(db, retirementRules, hours(24 * 8));
  expect(gone.job).toBeGreaterThanOrEqual(4500);
});
