import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { connectPool, type Database, queryBuilder } from '../src/platform/database';
import { template } from './prepare-database';

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
