import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CannotStart } from '../postgres/data-folder';

const root = join(import.meta.dirname, '../../../..');
export const builtWeb = join(root, 'web/dist');
const stamp = join(builtWeb, '.built-from');

/** Builds the web app if its sources changed since the last build. A packed product has only the build. */
export async function buildWebIfStale(): Promise<void> {
  if (!existsSync(join(root, 'web/src'))) return;
  const sources = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building the web app …');
  await buildWeb(sources);
}

const hashOfSources = () =>
  hashOf(['web/src', 'web/public', 'web/build', 'contract/src', 'web/index.html', 'web/vite.config.ts', 'web/package.json', 'package-lock.json']);

/** Builds it and marks the build with its sources. */
export async function buildWeb(sources = hashOfSources()): Promise<void> {
  const made = `${builtWeb}.${process.pid}`;
  await run('npm', ['run', 'build', '--silent', '-w', 'web', '--', '--outDir', made]);
  writeFileSync(join(made, basename(stamp)), sources);
  putInPlace(made);
}

/**
 * The build goes to a temporary folder and is moved when complete, so an aborted build keeps the previous one and two builds at once do not
 * mix.
 */
function putInPlace(made: string): void {
  const old = `${made}.old`;
  if (existsSync(builtWeb)) renameSync(builtWeb, old);
  renameSync(made, builtWeb);
  rmSync(old, { recursive: true, force: true });
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) for (const file of filesOf(path)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  const entry = statSync(join(root, path), { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

function run(program: string, options: readonly string[]): Promise<void> {
  return new Promise((done, fail) => {
    let said = '';
    const child = spawn(program, options, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
    process.once('exit', () => child.kill());
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new CannotStart(`The web app could not be built:\n${said.slice(-3000)}`))));
  });
}
