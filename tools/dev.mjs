import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'web');
const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js');

/** The server, restarted when its files change, and the web app with hot reload in front of it. */
const parts = [
  { name: 'server', cwd: root, arguments: ['--watch', '--import', 'tsx', 'server/src/main.ts'], environment: { SARABUN_WEB: 'dev' } },
  { name: 'web', cwd: web, arguments: [vite] },
];

const running = new Map();

/** Asks every part to end; the last one ends this process. */
function stop(signal) {
  for (const child of running.values()) child.kill(signal);
}

for (const part of parts) {
  const child = spawn(process.execPath, part.arguments, { cwd: part.cwd, stdio: 'inherit', env: { ...process.env, ...part.environment } });
  running.set(part.name, child);
  child.on('exit', (code) => {
    running.delete(part.name);
    // One without the other is useless.
    process.exitCode ||= code ?? 0;
    stop('SIGTERM');
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
