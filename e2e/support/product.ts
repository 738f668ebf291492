import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Limits for the first start with the demonstration office (a minute is promised, a busy machine gets eight) and for an orderly stop. */
const startMs = 480_000;
const stopMs = 30_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The running product. */
export interface Product {
  url: string;
  /** Its data folder. */
  folder: string;
  /** Stops it as Ctrl-C does; fails if it does not end in time or has ended before. */
  stop(): Promise<void>;
}

interface Started {
  child: ChildProcess;
  folder: string;
  logFile: string;
}

/** Starts the product as the README says, or compiled if that was done, on this data folder. This machine's own configuration is not used; `name` is that of its log. */
export async function startProduct(folder: string, name: string, settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const logFile = join(root, 'e2e', 'test-results', `${name}.log`);
  await mkdir(dirname(logFile), { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH, HOME, SARABUN_COMPILED } = process.env;
  const child = spawn(SARABUN_COMPILED ? process.execPath : 'npm', [SARABUN_COMPILED ? join(SARABUN_COMPILED, 'src/main.mjs') : 'start'], {
    cwd: root,
    env: { PATH, HOME, SARABUN_COMPILED, PORT: String(port), DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const log = createWriteStream(logFile);
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  process.once('exit', () => signal(child, 'SIGKILL'));
  const started = { child, folder, logFile };
  await ready(started, url);
  return { url, folder, stop: () => end(started) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });
}

/** Signals the product and everything it started, as Ctrl-C does. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, name);
}

async function ready(started: Started, url: string): Promise<void> {
  const { child, logFile } = started;
  for (const until = Date.now() + startMs; Date.now() < until && child.exitCode === null; await pause(100)) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
  }
  const what = child.exitCode === null ? `did not open within ${startMs / 1000} s` : `ended with code ${child.exitCode}`;
  await endsInTime(started);
  throw new Error(`The product ${what}.\n${await readFile(logFile, 'utf8')}`);
}

/** Stops the product and returns whether it ended in time; otherwise it is killed. */
async function endsInTime({ child, folder }: Started): Promise<boolean> {
  const ended = child.exitCode !== null || new Promise<boolean>((resolve) => child.once('exit', () => resolve(true)));
  signal(child, 'SIGTERM');
  const inTime = await Promise.race([ended, pause(stopMs).then(() => false)]);
  signal(child, 'SIGKILL');
  return inTime && databaseEnded(folder);
}

/** npm may end before its children: the product has ended when its database has. */
async function databaseEnded(folder: string): Promise<boolean> {
  for (const until = Date.now() + stopMs; Date.now() < until; await pause(50)) if (!existsSync(join(folder, 'pg/postmaster.pid'))) return true;
  return false;
}

async function end(started: Started): Promise<void> {
  if (started.child.exitCode !== null) throw new Error(`The product ended before the journeys did.\n${await readFile(started.logFile, 'utf8')}`);
  if (await endsInTime(started)) return;
  throw new Error(`The product did not end within ${stopMs / 1000} s of SIGTERM.\n${await readFile(started.logFile, 'utf8')}`);
}
