import { machine } from '../machine';
import type { Comparison, Measured } from '../measure';
import type { Work } from '../prepare';
import { whatIs } from '../report';
import type { BackedUp, Copied } from './backup';
import { type FailOver, perSecond } from './fail-over';
import type { Memory } from './memory';
import type { Pushes, Reached } from './pushes';

export interface Found {
  calls: Partial<Record<Work, Comparison>> | null;
  pushed: { empty: Memory; pushes: readonly Pushes[] } | null;
  failOvers: readonly FailOver[];
  backedUp: BackedUp | null;
}

const number = (value: number, digits = 0) => value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const megabytes = (bytes: number, digits = 0) => number(bytes / 2 ** 20, digits);
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: string[]) => [row(...head), `|${'---|'.repeat(head.length)}`, ...rows].join('\n');

/** The tables that the command prints, as Markdown. The numbers are a report; nothing here passes or fails. */
export function nodesReport({ calls, pushed, failOvers, backedUp }: Found, { letters, connections }: { letters: number; connections: number }): string {
  return [
    `${machine()}\nan office of ${number(letters)} letters; nodes, PostgreSQL, HAProxy and those who ask share the processors`,
    ...(calls ? [callsTable(calls, connections)] : []),
    ...(pushed ? [pushesTable(pushed.pushes), memoryTable(pushed.empty, pushed.pushes)] : []),
    ...(failOvers.length > 0 ? [failOverTable(failOvers)] : []),
    ...(backedUp ? [backupTable(backedUp)] : []),
  ].join('\n\n');
}

function callsTable(calls: Partial<Record<Work, Comparison>>, connections: number): string {
  const cost = ({ serverTime, postgresTime }: Measured) => serverTime + postgresTime;
  const rows = (Object.entries(calls) as [Work, Comparison][]).flatMap(([work, { measured, ratios }]) => {
    const { product: two, oneNode: one } = measured;
    if (!two || !one) return [];
    const times = ({ serverTime, postgresTime }: Measured) => `${number(serverTime)} + ${number(postgresTime)}`;
    const cells = [whatIs(work), number(one.rate), number(two.rate), number(ratios.oneNode ?? Number.NaN, 2), times(one), times(two)];
    return [row(...cells, number(cost(two) / cost(one), 2))];
  });
  const head = ['work', 'one node, a second', 'two nodes', '÷', 'one node, µs a request: node + PostgreSQL', 'two nodes', '÷'];
  return `Two nodes ÷ one, ${connections} connections; where all share the processors, only the last column says what a second node costs\n\n${table(head, rows)}`;
}

const reached = ({ half, p99, most, missing }: Reached) => `${number(half)} / ${number(p99)} / ${number(most)}${missing > 0 ? `, ${missing} missing` : ''}`;

function pushesTable(pushes: readonly Pushes[]): string {
  const rows = pushes.flatMap(({ sockets, letter, everybody }) => [
    row(number(sockets), 'a letter, to the registrars of a desk', reached(letter.across), reached(letter.within)),
    row(number(sockets), 'a message to everybody', reached(everybody.across), reached(everybody.within)),
  ]);
  const head = ['sockets at the second node', 'what is told', 'written at the first node, ms: p50 / p99 / most', 'at the second node itself'];
  return `From sending the act to the socket\n\n${table(head, rows)}`;
}

/** What each socket adds, from the size before. */
export function memoryEach(before: { sockets: number; memory: Memory }, after: { sockets: number; memory: Memory }): number {
  return (after.memory.held - before.memory.held) / (after.sockets - before.sockets);
}

function memoryTable(empty: Memory, pushes: readonly Pushes[]): string {
  const sizes = [{ sockets: 0, memory: empty }, ...pushes];
  const rows = sizes.map((size, place) => {
    const before = sizes[place - 1];
    const each = before ? number(memoryEach(before, size) / 1024, 1) : '–';
    const { held, resident, most } = size.memory;
    return row(number(size.sockets), megabytes(held, 1), each, megabytes(resident), megabytes(most));
  });
  return `Memory of the node that has the sockets\n\n${table(['sockets', 'MB held by objects and buffers', 'kB for each further socket', 'MB it has of the machine', 'MB at most until then'], rows)}`;
}

function failOverTable(failOvers: readonly FailOver[]): string {
  const rows = failOvers.map(({ sockets, lost, noticed, back, heard, deaf, letters, watchers, outdated, unexpected }) =>
    row(
      number(sockets),
      number(lost),
      number(noticed),
      `${number(back.half)} / ${number(back.p99)} / ${number(back.most)}`,
      `${number(heard)}${deaf > 0 ? `, ${deaf} did not` : ''}`,
      `${outdated} of ${watchers}, after ${letters} letters`,
      unexpected.join('; ') || 'none',
    ),
  );
  const head = [
    'sockets at both',
    'lost',
    'noticed by the last, ms',
    'connected elsewhere, ms: p50 / p99 / the last',
    'all had heard a message, ms',
    'pages of registrars not up to date afterwards',
    'unexpected answers',
  ];
  return `One of two nodes killed (SIGKILL) behind HAProxy, under ${perSecond} calls a second; times from the kill\n\n${table(head, rows)}`;
}

function backupTable({ database, files, count, first, second, again, tables, restored }: BackedUp): string {
  const line = (what: string, { bytes, seconds }: Copied) => row(what, megabytes(bytes), number(seconds, 1), number(bytes / 2 ** 20 / seconds, 1));
  const rows = [
    line('first backup: the database', first),
    line('next backup: the database again, and new files', second),
    line('another one, of which no file is new', again),
    line('restore of all, with its proof', restored),
  ];
  const sizes = `${megabytes(database)} MB of database with its indexes (${megabytes(tables)} MB in a backup), ${megabytes(files)} MB in ${number(count)} files`;
  return `Backup and restore: ${sizes}\n\n${table(['', 'MB', 's', 'MB/s'], rows)}`;
}
