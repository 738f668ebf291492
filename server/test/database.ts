import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { connectPool, type Database, queryBuilder } from '../src/platform/database';
import { startPostgres } from '../src/platform/postgres/embedded-postgres';
import { template, testClusterSettings } from './prepare-database';

/** A migrated database for this file alone, without a portal. */
export async function testDatabase(): Promise<{ db: Database; connection: { host: string; port: number; user: string; password: string; database: string } }> {
  const address = inject('databaseServer');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ ...address, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database} template ${template} strategy file_copy`);
  const connection = { ...address, database };
  const db = queryBuilder(connectPool(connection, 6));
  afterAll(async () => {
    await db.destroy();
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
  });
  return { db, connection };
}

/**
 * A copy of the demonstration office that the suite furnishes for the journeys (`tools/test.mjs`), on a database server of its own; null
 * for tests that run by themselves. Waits for that office.
 */
export async function copyOfFurnishedOffice() {
  const furnished = process.env.FURNISHED_OFFICE;
  if (!furnished) return null;
  for (const begun = Date.now(); !existsSync(furnished); await setTimeout(200)) {
    if (Date.now() - begun > 300_000) throw new Error('the demonstration office was not furnished within five minutes');
  }
  const folder = await mkdtemp(join(tmpdir(), 'sarabun-office-'));
  // With its owners: as root the database runs under another account.
  await promisify(execFile)('cp', ['-a', `${furnished}/.`, folder]);
  const server = await startPostgres(folder, testClusterSettings);
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });
  return { connection: server.connection, environment: { DATA_DIR: folder } };
}
