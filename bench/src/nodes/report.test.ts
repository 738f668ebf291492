import { expect, it } from 'vitest';
import { type Found, memoryEach, nodesReport } from './report';

const reached = { half: 10, p99: 20, most: 30, missing: 0 };
const measured = { rate: 100, median: 1, p99: 2, bytes: 100, serverTime: 300, postgresTime: 100 };
const memory = (megabytes: number) => ({ held: megabytes * 2 ** 20, resident: 300 * 2 ** 20, most: 400 * 2 ** 20 });
const nothing: Found = { calls: null, pushed: null, failOvers: [], backedUp: null };
const reportOf = (found: Partial<Found>) => nodesReport({ ...nothing, ...found }, { letters: 20_000, connections: 8 });

it('has a table of each part that was measured, and no other', () => {
  const pushes = [
    { sockets: 1000, letter: { across: reached, within: reached }, everybody: { across: { ...reached, missing: 2 }, within: reached }, memory: memory(300) },
  ];
  const report = reportOf({ pushed: { empty: memory(200), pushes } });
  expect(report).toContain('| 1,000 | a message to everybody | 10 / 20 / 30, 2 missing | 10 / 20 / 30 |');
  expect(report).not.toContain('Two nodes');
  expect(report).not.toContain('Backup');
});

it('divides two nodes by one, in requests and in processor time', () => {
  const two = { ...measured, rate: 120, serverTime: 310, postgresTime: 130 };
  expect(reportOf({ calls: { page: { measured: { product: two, oneNode: measured }, ratios: { oneNode: 1.2 } } } })).toContain(
    '| one page of a queue | 100 | 120 | 1.20 | 300 + 100 | 310 + 130 | 1.10 |',
  );
});

it('tells what each socket takes from the size before', () => {
  expect(memoryEach({ sockets: 1000, memory: memory(300) }, { sockets: 5000, memory: memory(500) })).toBe((200 * 2 ** 20) / 4000);
});

it('divides what was copied by the time it took', () => {
  const copied = (megabytes: number, seconds: number) => ({ bytes: megabytes * 2 ** 20, seconds });
  const sizes = { database: 2 ** 20, files: 2 ** 20, tables: 2 ** 20, count: 3 };
  const backedUp = { ...sizes, first: copied(100, 9), second: copied(500, 12.5), again: copied(100, 8), restored: copied(500, 50) };
  expect(reportOf({ backedUp })).toContain('| next backup: the database again, and new files | 500 | 12.5 | 40.0 |');
});
