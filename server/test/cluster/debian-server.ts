import { execFile, spawn } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { accountFor } from '../../src/platform/postgres/embedded-programs';
import { ensurePrograms } from './debian-programs';
import { freePort, untilListening } from './free-port';

const bin = '/usr/lib/postgresql/15/bin';
const password = 'of-the-database';
const run = promisify(execFile);

/** A server of PostgreSQL 15 from Debian in a folder of its own, on the loopback address alone. */
export async function startDebianServer(folder: string) {
  ensurePrograms({ 'postgresql-15': join(bin, 'postgres') });
  const account = accountFor(folder);
  const as = { uid: account.uid, gid: account.gid, env: { PATH: process.env.PATH, HOME: folder } };
  const cluster = join(folder, 'cluster');
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, 'password'), password);
  for (const path of [folder, cluster, join(folder, 'password')])
    if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid);
  await run(
    join(bin, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '--pwfile', join(folder, 'password'), '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C.UTF-8'],
    as,
  );
  const port = await freePort();
  appendFileSync(join(cluster, 'postgresql.conf'), `listen_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = '${folder}'\n`);
  const child = spawn(join(bin, 'postgres'), ['-D', cluster], { ...as, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.once('exit', () => child.kill('SIGQUIT'));
  await untilListening(port, ended);
  return {
    connection: { host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' },
    urlOf: (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}
