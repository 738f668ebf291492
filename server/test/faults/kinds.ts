import { readdirSync, readFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Site } from './site';

/** The default `STOP_MS`, and extra time for the database to stop on a busy machine. */
const stopMs = 15_000;
const graceMs = 10_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A way in which things break, and the operator's reaction. The product itself does the rest. */
type Fault = (site: Site, awayMs: number) => Promise<void>;

export const faults = {
  /** The process is killed and restarted, as by a supervisor. */
  process: async (site) => {
    await killProduct(site);
    await site.start();
  },
  /** The process is stopped, as for a new version, and restarted. */
  stop: async (site) => {
    await endProduct(site);
    await site.start();
  },
  /** The database is killed. */
  database: async (site) => {
    await endDatabase(site, 'SIGKILL');
    await site.startDatabase();
  },
  /** Both are killed, as in a power cut, and restarted. */
  both: async (site) => {
    await Promise.all([killProduct(site), endDatabase(site, 'SIGKILL')]);
    await site.startDatabase();
    await site.start();
  },
  /** The database is restarted in order, as for a new version. */
  fast: async (site) => {
    await endDatabase(site, 'SIGINT');
    await site.startDatabase();
  },
  /** The database is restarted without writing anything out. */
  immediate: async (site) => {
    await endDatabase(site, 'SIGQUIT');
    await site.startDatabase();
  },
  /** The database is down for a while. */
  away: async (site, awayMs) => {
    await endDatabase(site, 'SIGQUIT', () => hideControl(site));
    await pause(awayMs);
    await showControl(site);
    await site.startDatabase();
  },
  /** Every connection of the product is terminated from outside. */
  terminate: async (site) => {
    const client = new pg.Client(site.connection);
    await client.connect();
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sarabun'`);
    await client.end();
  },
  /** The database hangs for a while without ending anything. */
  frozen: async (site, awayMs) => {
    const pids = processesOf(site);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    await pause(Math.min(awayMs, 8000));
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];
/** Faults that the process itself must survive. */
export const keepsProcess = (name: FaultName) => name !== 'process' && name !== 'stop' && name !== 'both';

async function killProduct({ product }: Site): Promise<void> {
  product().kill('SIGKILL');
  await product().ended;
}

/** Stops it in order; it must end by its deadline under load. */
async function endProduct({ product }: Site): Promise<void> {
  const since = performance.now();
  product().kill('SIGTERM');
  const code = await product().ended;
  const ms = performance.now() - since;
  if (code !== 0 || ms > stopMs + graceMs)
    throw new Error(`The process ended with ${code}, ${Math.round(ms)} ms after it was told to:\n${product().said().slice(-3000)}`);
}

async function endDatabase({ postmaster }: Site, signal: NodeJS.Signals, meanwhile?: () => Promise<void>): Promise<void> {
  const pid = postmaster();
  if (!pid) throw new Error('There is no database to end.');
  process.kill(pid, signal);
  await meanwhile?.();
  while (isRunning(pid)) await pause(5);
}

/** Without this file no database starts, so the product cannot restart its own before the time is over. */
const control = ({ cluster }: Site) => join(cluster, 'global/pg_control');
const hideControl = (site: Site) => rename(control(site), `${control(site)}.hidden`);
const showControl = (site: Site) => rename(`${control(site)}.hidden`, control(site));

function isRunning(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2)[0] !== 'Z';
  } catch {
    return false;
  }
}

function processesOf({ postmaster }: Site): number[] {
  const parent = postmaster();
  const parentOf = (pid: string) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    } catch {
      return 0;
    }
  };
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === parent);
  return parent ? [parent, ...children.map(Number)] : [];
}
