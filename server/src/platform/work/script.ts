import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

const server = join(import.meta.dirname, '../../..');

/**
 * The options and the file with which Node runs another script of the server in a process of its own: its TypeScript with the loader, or what
 * was compiled of it, if `SARABUN_COMPILED` names a folder with the compiled server. Tests compile it, because they start many processes.
 */
export function scriptArguments(path: string): { options: string[]; file: string } {
  const compiled = process.env.SARABUN_COMPILED;
  if (compiled) return { options: [], file: join(compiled, relative(server, path).replace(/\.ts$/, '.mjs')) };
  return { options: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href], file: path };
}

/** The same as one list, as `spawn` takes it. */
export function nodeArguments(path: string): string[] {
  const { options, file } = scriptArguments(path);
  return [...options, file];
}

const mostSaid = 2000;

/** Runs a script of the server to its end. The exit code, or the signal that ended it, and the last of what it wrote to stderr. */
export function runScript(
  path: string,
  { options = [], environment }: { options?: readonly string[]; environment: NodeJS.ProcessEnv },
): Promise<{ code: number | NodeJS.Signals; said: string }> {
  const child = spawn(process.execPath, [...nodeArguments(path), ...options], { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'pipe'] });
  const end = () => child.kill();
  process.once('exit', end);
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-mostSaid);
  });
  const ended = new Promise<{ code: number | NodeJS.Signals; said: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? (signal as NodeJS.Signals), said: said.trim() }));
  });
  return ended.finally(() => process.off('exit', end));
}
