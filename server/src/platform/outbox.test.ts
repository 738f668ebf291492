import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../test/database';
import { listenersOf } from '../listeners';
import { innerOrigin, nobody, runAction } from './action';
import { openBatchRunner } from './jobs/batch-runner';
import { eventKind, type Listeners } from './outbox';
import { cachedRead } from './postgres/cached-read';
import { nodeArguments } from './work/script';

const { db, connection } = await testDatabase();
const quiet = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };
const pusher = { push: () => {}, cut: () => {}, forgetSettings: () => {} };
const listeners = listenersOf({
  hash: () => Buffer.alloc(32),
  agency: async () => ({ th: '', en: '' }),
  publicUrl: null,
  codes: { sign: () => '', read: () => null },
  secondFactorRoles: [],
});
const world = { db, clock: () => new Date(), wake: () => {} };
const act = (fail = false) =>
  runAction(world, 'test', { actor: nobody, origin: innerOrigin }, async ({ announce }) => {
    announce('document.closed', { documentId: 1 });
    if (fail) throw new Error('crash in the middle');
  });
const clock = () => new Date();
const outboxOf = (some: Listeners) => openBatchRunner({ db, kind: 'event', how: eventKind(some, pusher, clock), clock, log: quiet, onJobs: () => {} });
const outboxHearing = (hear: (documentId: number) => void, first: () => Promise<void> = async () => {}) =>
  outboxOf({ ...listeners, 'document.closed': [() => first(), async (_context, { documentId }) => hear(documentId)] });
const empty = () => sql`delete from job`.execute(db);

it('delivers after a process died between commit and delivery, and only once', async () => {
  await empty();
  const script = nodeArguments(join(import.meta.dirname, '../../test/announce-and-die.ts'));
  const died = await promisify(execFile)(process.execPath, [...script, JSON.stringify(connection)]).catch((error) => error);
  expect(died.signal).toBe('SIGKILL');
  const heard: number[] = [];
  const outbox = outboxHearing((documentId) => heard.push(documentId));
  expect(await outbox.runBatch(50)).toBe(1);
  expect(await outbox.runBatch(50)).toBe(0);
  expect(heard).toEqual([7]);
});

it('says nothing of a change that was rolled back', async () => {
  await empty();
  await expect(act(true)).rejects.toThrow('crash');
  expect(await outboxHearing(() => {}).runBatch(50)).toBe(0);
});

it('delivers a fact to one worker, however many look for it', async () => {
  await empty();
  for (let i = 0; i < 20; i++) await act();
  const heard: number[] = [];
  const workers = [1, 2, 3].map(() => outboxHearing((documentId) => heard.push(documentId)));
  const taken = await Promise.all(workers.map((worker) => worker.runBatch(50)));
  expect(taken.reduce((a, b) => a + b)).toBe(20);
  expect(heard).toHaveLength(20);
});

it('keeps what no listener could hear, tries again later, and lets the others pass', async () => {
  await empty();
  await act();
  const failing = outboxHearing(
    () => {},
    async () => {
      throw new Error('out of order');
    },
  );
  await expect(failing.runBatch(50)).rejects.toThrow('out of order');
  expect(await failing.runBatch(1)).toBe(1);
  await act();
  const heard: number[] = [];
  const mended = outboxHearing((documentId) => heard.push(documentId));
  expect(await mended.runBatch(50)).toBe(1);
  await sql`update job set run_at = '-infinity'`.execute(db);
  expect(await mended.runBatch(50)).toBe(1);
  expect(heard).toEqual([1, 1]);
});

it('wakes as soon as something is announced', async () => {
  await empty();
  const heard: number[] = [];
  const outbox = outboxHearing((documentId) => heard.push(documentId));
  outbox.start();
  await act();
  outbox.wake();
  await expect.poll(() => heard, { interval: 5, timeout: 900 }).toEqual([1]);
  await outbox.stop();
});

it('lets a gathering hear at once what waits, in its order, and each of them alone where they fail together', async () => {
  await empty();
  for (let i = 0; i < 3; i++) await act();
  const gathered: number[] = [];
  let broken = true;
  const gathering = {
    handleBatch: async (_context: unknown, facts: readonly unknown[]) => {
      if (broken && facts.length > 1) throw new Error('one of them');
      gathered.push(facts.length);
    },
  };
  const outbox = outboxOf({ ...listeners, 'document.closed': [gathering] });
  await expect(outbox.runBatch(50)).rejects.toThrow('one of them');
  expect(await outbox.runBatch(1)).toBe(1);
  broken = false;
  expect(await outbox.runBatch(50)).toBe(2);
  expect(gathered).toEqual([1, 2]);
});

it('reads settings again for the events that are delivered together with their change', async () => {
  await empty();
  let inForce = 'before';
  const setting = cachedRead(async () => inForce);
  expect(await setting.of(db)).toBe('before');
  inForce = 'after';
  const heard: string[] = [];
  await runAction(world, 'test', { actor: nobody, origin: innerOrigin }, async ({ announce }) => {
    announce('settings.changed', { path: 'test', rowIds: [] });
    announce('document.closed', { documentId: 1 });
  });
  const outbox = outboxOf({
    ...listeners,
    'document.closed': [{ handleBatch: async (context) => void heard.push(await setting.of(context.db, db)) }],
  });
  expect(await outbox.runBatch(50)).toBe(2);
  expect(heard).toEqual(['after']);
});
