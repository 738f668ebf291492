import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Connection } from '../database';
import { CannotStart } from './data-folder';
import { type Account, accountFor, programFolder, reachable } from './embedded-programs';

const run = promisify(execFile);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface EmbeddedPostgres {
  connection: Extract<Connection, { host: string }>;
  /** Closes all connections and writes everything to disk. After `ms` it is killed instead and recovers at the next start. */
  stop(ms?: number): Promise<void>;
}

interface Care {
  /** Restart the server when it ends by itself. */
  watch?: boolean;
  /** Restarting has failed for so long that it is hopeless. */
  onLost?: (error: Error) => void;
}

interface Places {
  cluster: string;
  /** The path of the cluster as the server sees it; its socket is there, too. */
  seen: string;
  secret: string;
  log: string;
}

/** On Linux a process can always refer to its working directory, however restricted or long the path to it is. */
const whereItStands = '/proc/self/cwd';
/** Socket addresses have at most 107 bytes in the kernel; the socket's own name needs 16 of them. */
const maxSocketFolderLength = 90;
const isLong = (folder: string) => Buffer.byteLength(folder) > maxSocketFolderLength;

const readyTimeoutMs = 60_000;

/**
 * Starts the PostgreSQL that npm installed, on our folder, reachable through a socket for this account only. A server that survived its
 * parent (kill -9) is reused; after a crash it recovers by itself. The caller must have locked `folder`.
 */
export async function startPostgres(folder: string, settings: Record<string, string> = {}, { watch = true, onLost }: Care = {}): Promise<EmbeddedPostgres> {
  fs.mkdirSync(folder, { recursive: true });
  const cluster = path.join(fs.realpathSync(folder), 'pg');
  const account = accountFor(cluster);
  const places = { cluster, seen: nameForServer(cluster, account), secret: path.join(folder, 'pg.secret'), log: path.join(folder, 'pg.log') };
  const programs = programFolder(account);
  if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) await initialise(places, programs, account);
  if (!serving(cluster)) await launch(places, programs, account, settings);
  const server = await ready(places);
  return {
    connection: {
      host: isLong(cluster) ? shortWayTo(cluster) : cluster,
      port: server.port,
      user: 'sarabun',
      password: fs.readFileSync(places.secret, 'utf8'),
      database: 'postgres',
    },
    stop: watch ? watchOver(places, () => launch(places, programs, account, settings), onLost) : (ms) => stop(places.cluster, ms),
  };
}

/** A link, in a private folder, to a folder whose own path is too long for a socket address. */
function shortWayTo(folder: string): string {
  const way = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'sarabun-')), 'pg');
  fs.symlinkSync(folder, way);
  return way;
}

const watchEveryMs = 250;
const maxLossMs = 60_000;

/**
 * Restarts the server whenever it ends by itself (a full disk ends it), until the returned function stops both. The socket path stays the
 * same, so connections simply reconnect.
 */
function watchOver({ cluster }: Places, launchAgain: () => Promise<void>, onLost: Care['onLost']): (ms?: number) => Promise<void> {
  let stopping = false;
  let lastServing = performance.now();
  let restarting: Promise<void> | null = null;
  const restart = async () => {
    try {
      await launchAgain();
    } catch (error) {
      if (stopping || performance.now() - lastServing < maxLossMs) return;
      stopping = true;
      onLost?.(error as Error);
    }
  };
  const watch = setInterval(() => {
    if (stopping || restarting) return;
    if (serving(cluster)) {
      lastServing = performance.now();
      return;
    }
    restarting = restart().finally(() => {
      restarting = null;
    });
  }, watchEveryMs);
  watch.unref();
  return async (ms) => {
    stopping = true;
    clearInterval(watch);
    await restarting;
    await stop(cluster, ms);
  };
}

function nameForServer(cluster: string, account: Account): string {
  const closed = account.uid !== undefined && !reachable(path.dirname(cluster), account);
  if (!closed && !isLong(cluster)) return cluster;
  if (process.platform === 'linux') return whereItStands;
  throw new CannotStart(
    `The database cannot work in ${cluster}: the path is too long for a socket, or closed to the database's account. Set DATA_DIR to another folder, or set DATABASE_URL.`,
  );
}

const quietEnvironment = () => ({ PATH: process.env.PATH ?? '', LC_ALL: 'C' });

/** Created in a temporary folder and renamed when complete, so a crash leaves no half-made cluster. */
async function initialise(places: Places, programs: string, account: Account): Promise<void> {
  const half = `${places.cluster}.init`;
  // In a folder that the database's account can read; deleted right after.
  const passwordFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'sarabun-'));
  const passwordFile = path.join(passwordFolder, 'password');
  fs.rmSync(half, { recursive: true, force: true });
  fs.mkdirSync(half, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  fs.writeFileSync(places.secret, password, { mode: 0o600 });
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined)
    for (const file of [half, passwordFolder, passwordFile]) fs.chownSync(file, account.uid, account.gid);
  try {
    // C.UTF-8: with plain C, pg_trgm finds no Thai letters and searches become scans.
    const options = [
      '-D',
      places.seen === places.cluster ? half : places.seen,
      '-U',
      'sarabun',
      '-A',
      'scram-sha-256',
      '--pwfile',
      passwordFile,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--data-checksums',
    ];
    await run(path.join(programs, 'initdb'), options, { ...account, cwd: half, env: quietEnvironment() });
  } finally {
    fs.rmSync(passwordFolder, { recursive: true });
  }
  fs.renameSync(half, places.cluster);
}

interface Serving {
  pid: number;
  port: number;
  ready: boolean;
}

const pidFileOf = (cluster: string) => path.join(cluster, 'postmaster.pid');

/** The file in which a server names itself, or null without one. A server that ends deletes it at any moment, so it is read without a look before. */
function linesOfPidFile(cluster: string): string[] | null {
  try {
    return fs.readFileSync(pidFileOf(cluster), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The running server of a cluster, or null. A recorded process that is gone, a zombie, or by now another program does not count. */
function serving(cluster: string): Serving | null {
  const lines = linesOfPidFile(cluster);
  if (!lines) return null;
  const pid = Number(lines[0]);
  if (!pid || pid === process.pid || !alive(pid)) return null;
  if (process.platform === 'linux' && !serves(pid, cluster)) return null;
  return { pid, port: Number(lines[3]), ready: (lines[7] ?? '').trim() === 'ready' };
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A server's working directory is its cluster. */
function serves(pid: number, cluster: string): boolean {
  try {
    const state = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    if (state.slice(state.lastIndexOf(')') + 2)[0] === 'Z') return false;
    return fs.readlinkSync(`/proc/${pid}/cwd`) === cluster && fs.readlinkSync(`/proc/${pid}/exe`).endsWith('postgres');
  } catch {
    return false;
  }
}

async function launch(places: Places, programs: string, account: Account, settings: Record<string, string>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    clearLeftovers(places);
    const child = spawnServer(places, programs, account, settings);
    await new Promise<void>((done, fail) => {
      child.once('error', fail);
      child.once('spawn', () => done());
    });
    while (child.exitCode === null && child.signalCode === null && !serving(places.cluster)?.ready) await pause(10);
    if (serving(places.cluster)?.ready) return;
    // Backends of a killed server hold its memory for a moment longer, then end by themselves.
    const tail = fs.readFileSync(places.log, 'utf8').slice(-2000);
    if (!/shared memory block|lock file/.test(tail) || attempt > 60) {
      throw new CannotStart(`The embedded PostgreSQL did not start. The end of ${places.log}:\n${tail.slice(-700)}`);
    }
    await pause(250);
  }
}

function clearLeftovers({ cluster }: Places): void {
  for (const file of fs.readdirSync(cluster)) if (file.startsWith('.s.PGSQL.')) fs.rmSync(path.join(cluster, file));
  const lines = linesOfPidFile(cluster);
  if (!lines) return;
  // PostgreSQL refuses to start when the recorded process id belongs to another program by now. It ignores its
  // parent's id, and the rest of the file still protects the shared memory.
  fs.writeFileSync(pidFileOf(cluster), [process.pid, ...lines.slice(1)].join('\n'));
}

function spawnServer(places: Places, programs: string, account: Account, settings: Record<string, string>) {
  const log = fs.openSync(places.log, 'a', 0o600);
  const all = { listen_addresses: '', unix_socket_directories: places.seen, unix_socket_permissions: '0700', ...settings };
  const options = ['-D', places.seen, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child = spawn(path.join(programs, 'postgres'), options, {
    ...account,
    cwd: places.cluster,
    stdio: ['ignore', log, log],
    detached: true,
    env: quietEnvironment(),
  });
  fs.closeSync(log);
  child.unref();
  return child;
}

async function ready({ cluster, log }: Places): Promise<Serving> {
  for (const until = Date.now() + readyTimeoutMs; Date.now() < until; await pause(10)) {
    const server = serving(cluster);
    if (server?.ready) return server;
  }
  throw new CannotStart(`The embedded PostgreSQL did not become ready within a minute. See ${log}.`);
}

const hurryMs = 1000;

async function stop(cluster: string, ms = Number.POSITIVE_INFINITY): Promise<void> {
  const server = serving(cluster);
  if (!server) return;
  const until = performance.now() + ms - hurryMs;
  process.kill(server.pid, 'SIGINT');
  while (serving(cluster) && performance.now() < until) await pause(10);
  if (serving(cluster)) process.kill(server.pid, 'SIGQUIT');
  while (serving(cluster)) await pause(10);
}
