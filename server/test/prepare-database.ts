import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../src/platform/postgres/embedded-postgres';
import { migrate } from '../src/platform/postgres/migrate';

export const template = 'portal_template';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: { host: string; port: number; user: string; password: string };
  }
}

const kept = join(import.meta.dirname, '../../node_modules/.cache/sarabun-test-cluster');
// Test data need not survive a power cut, and does not live long enough to need vacuuming. A statement that a test runs a few times is planned
// once for a connection, not anew for each of its first values.
export const testClusterSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
  plan_cache_mode: 'force_generic_plan',
};

/** Runs once for the whole suite: a real PostgreSQL with a migrated database that every test file copies. */
export default async function prepareDatabase(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'sarabun-test-'));
  const shape = shapeOfDatabase();
  if (!(await copyOf(join(kept, shape), folder))) await furnish(folder, shape);
  const server = await startPostgres(folder, testClusterSettings);
  const { database: _, ...address } = server.connection;
  project.provide('databaseServer', address);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}

/** Gives a test that breaks or follows its server one of its own: a copy of the migrated cluster, in a folder of the test. */
export async function ownCluster(folder: string): Promise<void> {
  const shape = shapeOfDatabase();
  if (!(await copyOf(join(kept, shape), folder))) await furnish(folder, shape);
}

/** A hash of what determines the migrated database: the migrations, the database files and the code that runs them. */
function shapeOfDatabase(): string {
  const server = join(import.meta.dirname, '..');
  const hash = createHash('sha256');
  const files = ['migrations', 'database'].flatMap((folder) => readdirSync(join(server, folder)).map((name) => join(folder, name)));
  for (const file of [
    ...files.sort(),
    'src/platform/postgres/migrate.ts',
    'src/platform/postgres/database-files.ts',
    'src/platform/postgres/embedded-postgres.ts',
    'package.json',
  ])
    hash.update(file).update(readFileSync(join(server, file)));
  return hash.digest('hex').slice(0, 32);
}

/** Creates a cluster with a migrated database and keeps a copy of it for later runs. */
async function furnish(folder: string, shape: string): Promise<void> {
  const server = await startPostgres(folder, testClusterSettings);
  const { database: _, ...address } = server.connection;
  const admin = new pg.Client(server.connection);
  await admin.connect();
  await admin.query(`create database ${template}`);
  await admin.end();
  await migrate({ ...address, database: template });
  await server.stop();
  await rm(kept, { recursive: true, force: true });
  await mkdir(kept, { recursive: true });
  const copy = await mkdtemp(join(kept, 'half-'));
  // Another run may have kept the same one in the meantime.
  if (await copyOf(folder, copy)) await rename(copy, join(kept, shape)).catch(() => {});
}

/** Copies a cluster with its owners; false if there is none or the system cannot. */
async function copyOf(from: string, to: string): Promise<boolean> {
  return promisify(execFile)('cp', ['-a', `${from}/.`, to]).then(
    () => true,
    () => false,
  );
}
