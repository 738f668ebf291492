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
