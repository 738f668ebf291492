import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { join, resolve } from 'node:path';

/** The server cannot start; the message says what to do. */
export class CannotStart extends Error {}

const minFreeBytes = 200 * 1024 * 1024;

export interface DataFolder {
  path: string;
  inside(...parts: string[]): string;
  release(): Promise<void>;
}

/**
 * Prepares and locks the data folder. A second process on the same folder, a folder without write access, or a full disk stops the start
 * with a clear message. The lock is a socket that the kernel releases when the process dies, so it is never stale. Processes with one
 * database on a server of its own share the folder, without a lock.
 */
export async function openDataFolder(folder: string, { isShared = false } = {}): Promise<DataFolder> {
  const path = resolve(folder);
  await proveWritable(path);
  const release = isShared ? async () => {} : await lock(path);
  return { path, inside: (...parts) => join(path, ...parts), release };
}

async function proveWritable(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o755 });
    const probe = join(path, `.probe-${randomUUID()}`);
    await writeFile(probe, Buffer.alloc(64 * 1024), { flush: true });
    await rm(probe);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOSPC') throw new CannotStart(`The disk of the data folder ${path} is full. Free some space, then start again.`);
    throw new CannotStart(
      `The data folder ${path} cannot be written (${code}). Give this account the right to write there, or set DATA_DIR to another folder.`,
    );
  }
  const { bavail, bsize } = await statfs(path);
  const free = bavail * bsize;
  if (free < minFreeBytes) {
    throw new CannotStart(
      `Only ${Math.floor(free / 1024 / 1024)} MB are free on the disk of the data folder ${path}; at least 200 MB are needed. Free some space, then start again.`,
    );
  }
}

async function lock(path: string): Promise<() => Promise<void>> {
  const name = `sarabun-${createHash('sha256').update(path).digest('hex').slice(0, 24)}`;
  const address = process.platform === 'linux' ? `\0${name}` : process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(path, '.lock');
  if (process.platform === 'darwin' && !(await answers(address))) await rm(address, { force: true });
  const server = net.createServer((socket) => socket.destroy());
  await new Promise<void>((done, fail) => {
    server.once('error', () =>
      fail(new CannotStart(`Another process already uses the data folder ${path}. Stop it first, or set DATA_DIR to another folder.`)),
    );
    server.listen(address, done);
  });
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

/** Whether somebody listens: a socket file outlives its process, unlike the other two kinds of lock. */
function answers(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = net.connect(address);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
