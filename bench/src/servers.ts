import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BareSettings } from './bare';
import { type Cluster, productFolder } from './cluster';
import type { Round, RoundResult } from './load';

/** A server under test, in a process of its own. */
export interface TestedServer {
  name: 'product' | 'bare';
  pid: number;
  port: number;
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

/** The product as `npm start` runs it, without pages and without a log, on one database of the bench. */
export async function startProduct(cluster: Cluster, database: string): Promise<TestedServer> {
  const { user, password, host, port } = cluster.at(database);
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH,
      HOME,
      PORT: '0',
      APP_MODE: 'PROD',
      LOG_LEVEL: 'silent',
      DEMONSTRATION: '0',
      SARABUN_WEB: 'dev',
      DATA_DIR: productFolder,
      DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const address = await said(child, /http:\/\/127\.0\.0\.1:(\d+)/);
  return { name: 'product', pid: child.pid as number, port: Number(address), database, stop: () => end(child) };
}

function said(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('the product did not start within a minute')), startMs);
    let text = '';
    child.once('exit', (code) => fail(new Error(`the product ended with code ${code}: ${text}`)));
    child.stdout?.on('data', (chunk) => {
      text += chunk;
      const found = pattern.exec(text)?.[1];
      if (!found) return;
      clearTimeout(timer);
      done(found);
    });
  });
}

function helper(file: string): ChildProcess {
  const child = fork(join(import.meta.dirname, file), { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

export async function startBare(database: string, settings: BareSettings): Promise<TestedServer> {
  const child = helper('bare.ts');
  child.send(settings);
  const [port] = (await once(child, 'message')) as [number];
  return { name: 'bare', pid: child.pid as number, port, database, stop: () => end(child) };
}

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
