import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const logFile = join(root, 'e2e', 'test-results', 'portal.log');
/** Limits for the first start with the demonstration office (a minute is promised, a busy machine gets three) and for an orderly stop. */
const startMs = 180_000;
const stopMs = 15_000;
/** The data folder of the running product. */
let dataFolder = '';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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
function signal(product: ChildProcess, name: NodeJS.Signals): void {
  if (product.pid && product.exitCode === null && product.signalCode === null) process.kill(-product.pid, name);
}

async function ready(product: ChildProcess, url: string): Promise<void> {
  const until = Date.now() + startMs;
  while (Date.now() < until) {
    if (product.exitCode !== null) break;
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  const what = product.exitCode === null ? `did not open within ${startMs / 1000} s` : `ended with code ${product.exitCode}`;
  await stop(product);
  throw new Error(`The product ${what}.\n${await readFile(logFile, 'utf8')}`);
}

/** Stops the product and returns whether it ended in time; otherwise it is killed. */
async function stop(product: ChildProcess): Promise<boolean> {
  const ended = product.exitCode !== null || new Promise<boolean>((resolve) => product.once('exit', () => resolve(true)));
  signal(product, 'SIGTERM');
  const inTime = await Promise.race([ended, pause(stopMs).then(() => false)]);
  signal(product, 'SIGKILL');
  return inTime && databaseEnded();
}

/** npm may end before its children: the product has ended when its database has. */
async function databaseEnded(): Promise<boolean> {
  for (const until = Date.now() + stopMs; Date.now() < until; await pause(50)) if (!existsSync(join(dataFolder, 'pg/postmaster.pid'))) return true;
  return false;
}

async function end(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null) throw new Error(`The product ended before the journeys did.\n${await readFile(logFile, 'utf8')}`);
  if (await stop(product)) return;
  throw new Error(`The product did not end within ${stopMs / 1000} s of SIGTERM.\n${await readFile(logFile, 'utf8')}`);
}

/**
 * Starts the product as the README says, on an empty data folder, and returns a function that stops it. This machine's own configuration is
 * not used. The journeys get its address in `PORTAL_URL` and its data folder in `PORTAL_DATA`.
 */
export default async function startPortal(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'sarabun-journey-'));
  dataFolder = folder;
  await mkdir(dirname(logFile), { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH, HOME } = process.env;
  const product = spawn('npm', ['start'], {
    cwd: root,
    env: { PATH, HOME, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const log = createWriteStream(logFile);
  product.stdout?.pipe(log, { end: false });
  product.stderr?.pipe(log, { end: false });
  process.once('exit', () => signal(product, 'SIGKILL'));
  const tidyUp = () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  await ready(product, url).catch(async (error) => {
    await tidyUp();
    throw error;
  });
  process.env.PORTAL_URL = url;
  process.env.PORTAL_DATA = folder;
  return () => end(product).finally(tidyUp);
}
