import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
const needed = { room: 4 * 2 ** 30, memory: 8 * 2 ** 30 };
const ours = /^sarabun-tests-(\d+)$/;

/** Whether files may go to memory: the system has such a folder, with more room than all tests need, and memory to spare. */
function hasMemoryToSpare() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= needed.room && process.availableMemory() >= needed.memory;
  } catch {
    return false;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

/**
 * Lets this process and those it starts write temporary files to memory where there is enough. A test database has more than a thousand files;
 * copying them takes some disks a second, and memory a fiftieth of it. The folder is removed at the end, and one that a killed run left
 * by the next run.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !hasMemoryToSpare()) return;
  for (const name of readdirSync(memory)) {
    const [, pid] = ours.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) remove(join(memory, name));
  }
  const folder = join(memory, `sarabun-tests-${process.pid}`);
  // The database may run under another account.
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  process.env.TMPDIR = folder;
  process.once('exit', () => remove(folder));
}
