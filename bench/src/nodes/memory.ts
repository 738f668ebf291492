import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Memory of a process in bytes: what its objects and buffers hold, what it has of the machine, and had at most so far. */
export interface Memory {
  held: number;
  resident: number;
  most: number;
}

const lookEveryMs = 100;
const patienceMs = 30_000;

/** From what the process told about itself, and `/proc/<pid>/status`, which counts in kB. */
export function memoryIn(told: string, status: string): Memory {
  const { heapUsed, external, rss } = JSON.parse(told) as NodeJS.MemoryUsage;
  return { held: heapUsed + external, resident: rss, most: Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024 };
}

/** The memory of a node after it cleared what nothing holds (`collect-garbage.ts`). */
export async function memoryOf(folder: string, pid: number): Promise<Memory> {
  const file = join(folder, `memory-${pid}`);
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (const until = performance.now() + patienceMs; performance.now() < until; await pause(lookEveryMs))
    if (existsSync(file) && readFileSync(file).length > 0) return memoryIn(readFileSync(file, 'utf8'), readFileSync(`/proc/${pid}/status`, 'utf8'));
  throw new Error('The node did not tell what memory it holds.');
}
