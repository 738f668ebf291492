import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database';
import { readOrCreate } from '../keys/key-file';
import { CannotStart } from './data-folder';

/** Whether the demonstration office was ever put into this database. */
export async function holdsDemonstration(db: Database): Promise<boolean> {
  return (await sql`select 1 from installation where name = 'demonstration'`.execute(db)).rows.length > 0;
}

/**
 * Refuses a data folder that belongs to another database: its keys would not fit, and each would delete files that the other needs. The first
 * start binds both.
 */
export async function proveSameInstallation(db: Database, dataFolder: string): Promise<void> {
  const file = join(dataFolder, 'installation.id');
  const proposed = existsSync(file) ? readFileSync(file, 'utf8') : randomUUID();
  await sql`insert into installation (name, value) values ('id', ${proposed}) on conflict (name) do nothing`.execute(db);
  const { rows } = await sql<{ id: string }>`select value as id from installation where name = 'id'`.execute(db);
  const id = rows[0]?.id ?? proposed;
  if (readOrCreate(file, () => id).toString() === id) return;
  throw new CannotStart(
    `The data folder ${dataFolder} belongs to another database. Set DATA_DIR and DATABASE_URL to those of one installation; every process of it shares both.`,
  );
}
