import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort, untilListening } from './free-port';

const program = join(dirname(createRequire(import.meta.url).resolve('s3rver/package.json')), 'bin/s3rver.js');

/** A store that speaks S3, as a process of its own that can be stopped and started again on the same content. */
export async function startS3Store() {
  const folder = mkdtempSync(join(tmpdir(), 'sarabun-s3-'));
  const port = await freePort();
  const start = async () => {
    const child = spawn(process.execPath, [program, '-d', folder, '-a', '127.0.0.1', '-p', String(port), '-s', '--configure-bucket', 'sarabun'], {
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await untilListening(port, ended);
    return async () => {
      child.kill('SIGTERM');
      await ended;
    };
  };
  let end = await start();
  return {
    /** The folder in which it keeps the objects. */
    folder,
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/sarabun/office-1`,
    stop: () => end(),
    again: async () => {
      end = await start();
    },
    remove: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
