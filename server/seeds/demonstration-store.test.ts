import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../test/database';
import { clear } from './demonstration-store';

it('empties what was half furnished, and leaves the guards against emptying in force', async () => {
  const { db } = await testDatabase();
  await sql`insert into audit (at, action) values ('2026-11-22', 'test')`.execute(db);
  await clear(db);
  expect((await sql`select 1 from audit`.execute(db)).rows).toEqual([]);
  await expect(sql`truncate audit cascade`.execute(db)).rejects.toThrow('append-only');
});
