import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeArguments } from '../src/platform/work/script';

const main = join(import.meta.dirname, '../src/main.ts');
const startMs = 120_000;

/** The product in a separate process, as `npm start` runs it but compiled, without pages. */
export interface Product {
  child: ChildProcess;
  folder: string;
  /** All output so far, including the log. */
  said(): string;
  /** Resolves with the match of a pattern in the output; rejects if the process ends first. */
  says(pattern: RegExp): Promise<string>;
  /** The address, once it listens. */
  address(): Promise<string>;
  /** Its exit code, or the signal that killed it. */
  ended: Promise<number | NodeJS.Signals>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts it on a data folder, at any free port, without this machine's own configuration. */
export function startProduct(folder: string, environment: Record<string, string> = {}): Product {
  const { PATH, HOME, SARABUN_COMPILED } = process.env;
  const child = spawn(process.execPath, nodeArguments(main), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, SARABUN_COMPILED, PORT: '0', SARABUN_WEB: 'dev', DEMONSTRATION: '0', DATA_DIR: folder, ...environment },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  const says = async (pattern: RegExp): Promise<string> => {
    const until = performance.now() + startMs;
    let over = false;
    void ended.then(() => (over = true));
    for (;;) {
      const found = pattern.exec(text);
      if (found) return found[1] ?? found[0];
      if (over) throw new Error(`The product ended before it said ${pattern}:\n${text}`);
      if (performance.now() > until) throw new Error(`The product did not say ${pattern}:\n${text}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  process.once('exit', () => child.kill('SIGKILL'));
  return { child, folder, said: () => text, says, address: () => says(/(http:\/\/127\.0\.0\.1:\d+)/), ended, kill: (signal) => child.kill(signal) };
}

/** The process of a data folder's embedded database; null if none runs. */
export function postmasterOf(folder: string): number | null {
  const file = join(folder, 'pg/postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? pid : null;
  }
}

/** The connection to that database from outside the product. */
export function embeddedConnection(folder: string) {
  return { host: join(folder, 'pg'), port: 5432, user: 'sarabun', password: readFileSync(join(folder, 'pg.secret'), 'utf8'), database: 'postgres' };
}
