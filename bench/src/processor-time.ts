import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ticks of the kernel's process accounting, a second; 100 on every Linux. */
const ticks = 100;

interface Stat {
  parent: number;
  /** Seconds of processor time of the process itself. */
  own: number;
  /** And of its children that have ended. */
  ended: number;
}

function statOf(pid: number | string): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name in brackets: state, parent, … ; times are fields 14 to 17 of the line.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const seconds = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / ticks;
    return { parent: Number(fields[1]), own: seconds(11), ended: seconds(13) };
  } catch {
    return null;
  }
}

/** Seconds of processor time that a process has used, all its threads together. */
export function processorTime(pid: number): number {
  return statOf(pid)?.own ?? 0;
}

/** Seconds of processor time that a PostgreSQL server has used: the postmaster, its children, and those that have ended. */
export function postgresTime(cluster: string): number {
  const postmaster = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const own = statOf(postmaster);
  let sum = own ? own.own + own.ended : 0;
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const stat = statOf(pid);
    if (stat?.parent === postmaster) sum += stat.own;
  }
  return sum;
}
