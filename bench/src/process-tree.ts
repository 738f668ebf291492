import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  pid: number;
  parent: number;
  /** Processor time in milliseconds. */
  busy: number;
  megabytes: number;
}

const millisecondsPerTick = 10;
const bytesPerPage = 4096;

/** A process as Linux tells it, by fields of `/proc/<pid>/stat`; none if it has ended. */
function processOf(pid: string): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, pages = 0] = [fields[1], fields[11], fields[12], fields[21]];
    return [{ pid: Number(pid), parent, busy: (user + system) * millisecondsPerTick, megabytes: (pages * bytesPerPage) / 2 ** 20 }];
  } catch {
    return [];
  }
}

/** This process and all that it started, directly or not: how long they were busy, and what memory they hold. */
export function treeNow(): { busy: number; megabytes: number } {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? processOf(name) : []));
  const ours = new Set([process.pid]);
  for (let before = 0; before !== ours.size; ) {
    before = ours.size;
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid);
  }
  const tree = all.filter(({ pid }) => ours.has(pid));
  return { busy: tree.reduce((sum, { busy }) => sum + busy, 0), megabytes: tree.reduce((sum, { megabytes }) => sum + megabytes, 0) };
}
