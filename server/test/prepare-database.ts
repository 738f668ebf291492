import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../src/platform/embedded-postgres';
import { migrate } from '../src/platform/migrate';

export const template = 'portal_template';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: { host: string; port: number; user: string; password: string };
  }
}

/** Runs once for the whole suite: a real PostgreSQL with a migrated database that every test file copies. */
export default async function prepareDatabase(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'sarabun-test-'));
  // What a test writes need not survive a power cut.
  const server = await startPostgres(folder, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' });
  const { database: _, ...address } = server.connection;
  const admin = new pg.Client(server.connection);
  await admin.connect();
  await admin.query(`create database ${template}`);
  await admin.end();
  await migrate({ ...address, database: template });
  project.provide('databaseServer', address);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
