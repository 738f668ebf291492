import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../../../test/database';
import { migrate } from './migrate';

it('names the file and the line of a migration that fails, and keeps nothing of it', async () => {
  const { db, connection } = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'sarabun-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, '9001_good.sql'), 'create table good (id integer);');
  await writeFile(join(folder, '9002_bad.sql'), 'create table half (id integer);\n\nalter table missing\n  add column x integer;');
  await expect(migrate(connection, { migrations: folder })).rejects.toThrow(/^The migration 9002_bad\.sql failed: relation "missing" does not exist\./);
  await writeFile(join(folder, '9002_bad.sql'), 'create table half (id integer);\n\nalter table good\n  ad column x integer;');
  await expect(migrate(connection, { migrations: folder })).rejects.toThrow('The migration 9002_bad.sql line 4 failed: syntax error');
  const { rows } = await sql<{ good: string | null; half: string | null }>`select to_regclass('good')::text as good, to_regclass('half')::text as half`.execute(
    db,
  );
  expect(rows[0]).toEqual({ good: 'good', half: null });
});

it('lets calls pass while a table that it needs is in use, and goes on when it is free', async () => {
  const { db, connection } = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'sarabun-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, '9001_wider.sql'), 'alter table mail add column wider text;');
  let longest = 0;
  const migrating = await db.transaction().execute(async (reading) => {
    await sql`select count(*) from mail`.execute(reading);
    const migrating = migrate(connection, { migrations: folder }).then(() => 'migrated');
    for (const until = performance.now() + 5000; performance.now() < until; await new Promise((resolve) => setTimeout(resolve, 100))) {
      const began = performance.now();
      await sql`select count(*) from mail`.execute(db);
      longest = Math.max(longest, performance.now() - began);
    }
    expect(await Promise.race([migrating, 'waiting'])).toBe('waiting');
    return { migrating };
  });
  // Without the limit a call would have waited until the reader was done.
  expect(longest).toBeLessThan(4000);
  expect(await migrating.migrating).toBe('migrated');
  await sql`select wider from mail`.execute(db);
});
