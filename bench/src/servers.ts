import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf } from '../../server/test/faults/site';
import type { BareSettings } from './bare';
import { type Cluster, productFolder } from './cluster';
import type { LeanSettings } from './lean/server';
import type { Round, RoundResult } from './load';

/** A server under test, in a process of its own or, of several nodes, in several; `oneNode` is the product beside that of several nodes. */
export interface TestedServer {
  name: 'product' | 'bare' | 'lean' | 'oneNode';
  /** The processes whose time counts, and the ports that share the requests. */
  pids: readonly number[];
  ports: readonly number[];
  database: string;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const startMs = 60_000;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** The log level of the product as shipped, which the others use as well; each writes its log to a file. */
export const logLevel = 'info';

const logOf = (cluster: Cluster, name: string) => join(cluster.folder, `${name}.log`);

/** How another process of the product differs: the name of its log, its data folder, and further options of Node. */
interface Differing {
  log?: string;
  folder?: string;
  options?: readonly string[];
}

/** The product as `npm start` runs it, without pages, on one database of the bench. */
export async function startProduct(
  cluster: Cluster,
  database: string,
  { log: name = 'product', folder = productFolder, options = [] }: Differing = {},
): Promise<TestedServer> {
  const { PATH, HOME } = process.env;
  const log = openSync(logOf(cluster, name), 'w');
  const child = spawn(process.execPath, ['--max-semi-space-size=64', '--import', 'tsx', ...options, 'server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', log, 'inherit'],
    env: {
      PATH,
      HOME,
      PORT: '0',
      APP_MODE: 'PROD',
      LOG_LEVEL: logLevel,
      DEMONSTRATION: '0',
      SARABUN_WEB: 'dev',
      DATA_DIR: folder,
      DATABASE_URL: addressOf(cluster.at(database)),
    },
  });
  closeSync(log);
  process.once('exit', () => child.kill('SIGKILL'));
  const address = await logged(child, logOf(cluster, name), /http:\/\/127\.0\.0\.1:(\d+)/);
  return { name: 'product', pids: [child.pid as number], ports: [Number(address)], database, stop: () => end(child) };
}

const lookEveryMs = 100;

/** Waits until the log of a process says something. */
async function logged(child: ChildProcess, file: string, pattern: RegExp): Promise<string> {
  for (const until = performance.now() + startMs; performance.now() < until; await pause(lookEveryMs)) {
    const text = readFileSync(file, 'utf8');
    const found = pattern.exec(text)?.[1];
    if (found) return found;
    if (child.exitCode !== null) throw new Error(`the product ended with code ${child.exitCode}: ${text}`);
  }
  throw new Error('the product did not start within a minute');
}

function helper(file: string, log: number | 'inherit' = 'inherit'): ChildProcess {
  const child = fork(join(import.meta.dirname, file), { execArgv: ['--import', 'tsx'], serialization: 'advanced', stdio: ['ignore', log, 'inherit', 'ipc'] });
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

/** Starts one of the servers that the product is compared with. */
async function startOther(
  cluster: Cluster,
  name: 'bare' | 'lean',
  file: string,
  database: string,
  settings: BareSettings | LeanSettings,
): Promise<TestedServer> {
  const log = openSync(logOf(cluster, name), 'w');
  const child = helper(file, log);
  closeSync(log);
  child.send(settings);
  const [port] = (await once(child, 'message')) as [number];
  return { name, pids: [child.pid as number], ports: [port], database, stop: () => end(child) };
}

export const startBare = (cluster: Cluster, database: string, settings: BareSettings) => startOther(cluster, 'bare', 'bare.ts', database, settings);
export const startLean = (cluster: Cluster, database: string, settings: LeanSettings) => startOther(cluster, 'lean', 'lean/server.ts', database, settings);

/** The process that asks. */
export function startLoader(): { run(round: Round): Promise<RoundResult>; stop(): Promise<void> } {
  const child = helper('load.ts');
  return {
    async run(round) {
      child.send(round);
      const [result] = (await once(child, 'message')) as [RoundResult | { error: string }];
      if ('error' in result) throw new Error(result.error);
      return result;
    },
    stop: () => end(child),
  };
}
