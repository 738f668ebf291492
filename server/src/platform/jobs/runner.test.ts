import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../../../test/database';
import type { Transaction } from '../database';
import { makeLog } from '../log';
import { DatabaseAway } from '../outage';
import { nodeArguments } from '../work/script';
import { enqueue, enqueueAll } from './enqueue';
import { doubling, GiveUp, type Kind } from './kinds';
import { openRunner } from './runner';

const { db, connection } = await testDatabase();
const began = new Date('2026-11-21T09:00:00+07:00');
let now = began;
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const clock = () => now;
const inOne = (work: (context: { db: Transaction; now: Date }) => Promise<void>) => db.transaction().execute((transaction) => work({ db: transaction, now }));
const ask = (legId: number, how?: Parameters<typeof enqueue>[3]) => inOne((context) => enqueue(context, 'stamp', { legId }, how));
const jobs = async () =>
  await db.selectFrom('job').select(['key', 'payload', 'state', 'attempts', 'last_error as error', 'leased_by as holder']).orderBy('id').execute();

type Stamps = Kind<{ legId: number }>;
/** Runners stop with their test, so that none takes the jobs of the next. */
function runner(run: (legId: number) => Promise<void>, { leaseMs = 15_000, ...kind }: Partial<Stamps> & { leaseMs?: number } = {}) {
  const stamp: Stamps = {
    atOnce: 4,
    retryAfter: doubling({ first: 10, longest: 60, most: 4 }),
    run: async ({ legId }) => void (await run(legId)),
    ...kind,
  };
  const opened = openRunner({ db, kinds: { stamp }, clock, log: makeLog('silent'), leaseMs });
  onTestFinished(() => opened.stop());
  return { ...opened, runDue: () => opened.runDue('stamp') };
}
/** A promise that the test resolves. */
function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

beforeEach(async () => {
  await db.deleteFrom('job').execute();
  now = began;
});

describe('a job', () => {
  it('is not heard of when the change that asks for it is rolled back', async () => {
    const change = inOne(async (context) => {
      await enqueue(context, 'stamp', { legId: 1 });
      throw new Error('rolled back');
    });
    await expect(change).rejects.toThrow('rolled back');
    expect(await jobs()).toEqual([]);
  });

  it('waits for its moment', async () => {
    await ask(1, { runAt: new Date(now.getTime() + 60_000) });
    const done: number[] = [];
    const { runDue } = runner(async (legId) => void done.push(legId));
    expect(await runDue()).toBe(0);
    later(60);
    expect(await runDue()).toBe(1);
    expect(done).toEqual([1]);
  });

  it('is done once by two runners on one database, who share the work', async () => {
    await inOne((context) =>
      enqueueAll(
        context,
        'stamp',
        Array.from({ length: 60 }, (_, index) => ({ payload: { legId: index } })),
      ),
    );
    const done: { legId: number; by: number }[] = [];
    const both = gate();
    const runners = [0, 1].map((by) =>
      runner(async (legId) => {
        done.push({ legId, by });
        if (new Set(done.map((one) => one.by)).size === 2) both.open();
        await both.passed;
      }),
    );
    for (const one of runners) one.start();
    await expect.poll(async () => (await jobs()).filter(({ state }) => state === 'done').length).toBe(60);
    expect(done.map(({ legId }) => legId).sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index));
    expect(new Set(done.map(({ by }) => by)).size).toBe(2);
  });

  it('begins when the runner is woken, not at its next look', async () => {
    const done: number[] = [];
    const one = runner(async (legId) => void done.push(legId));
    one.start();
    await ask(1);
    one.wake('jobs');
    await expect.poll(() => done, { interval: 5, timeout: 900 }).toEqual([1]);
  });

  it('is one of its key: asked for again it is done again, after whoever is doing it', async () => {
    await ask(1, { key: 'a' });
    await ask(2, { key: 'a' });
    const middle = gate();
    const done: number[] = [];
    const { runDue } = runner(async (legId) => {
      done.push(legId);
      await middle.passed;
    });
    const first = runDue();
    await expect.poll(() => done).toEqual([2]);
    await ask(3, { key: 'a' });
    const other = runner(async (legId) => void done.push(legId));
    expect(await other.runDue()).toBe(0);
    middle.open();
    await first;
    expect(await jobs()).toMatchObject([{ state: 'waiting', attempts: 0, holder: null, payload: { legId: 3 } }]);
    expect(await other.runDue()).toBe(1);
    expect(done).toEqual([2, 3]);
    expect(await jobs()).toMatchObject([{ state: 'done' }]);
  });
});

describe('the lease of a job', () => {
  it('runs out when its holder dies, and another one does the job', async () => {
    await ask(7);
    const script = nodeArguments(join(import.meta.dirname, '../../../test/take-and-die.ts'));
    const dying = promisify(execFile)(process.execPath, [...script, JSON.stringify(connection)]);
    const died = await dying.catch((error) => error);
    expect(died.signal).toBe('SIGKILL');
    expect(await jobs()).toMatchObject([{ state: 'waiting', attempts: 1, holder: expect.stringContaining(` ${dying.child.pid} `) }]);
    const done: number[] = [];
    const other = runner(async (legId) => void done.push(legId));
    other.start();
    await expect.poll(async () => (await jobs())[0]?.state).toBe('done');
    expect(done).toEqual([7]);
    expect(await jobs()).toMatchObject([{ attempts: 2, error: null }]);
  });

  it('is renewed while its holder lives', async () => {
    await ask(1);
    const middle = gate();
    const { runDue } = runner(() => middle.passed, { leaseMs: 900 });
    const working = runDue();
    const until = async () => (await sql<{ until: Date }>`select leased_until as until from job`.execute(db)).rows[0]?.until.getTime() ?? 0;
    await expect.poll(until).toBeGreaterThan(0);
    const first = await until();
    const other = runner(async () => {});
    await expect.poll(until).toBeGreaterThan(first + 900);
    expect(await other.runDue()).toBe(0);
    middle.open();
    await working;
    expect(await jobs()).toMatchObject([{ state: 'done', attempts: 1 }]);
  });

  it('is lost for good: a holder that comes back late changes nothing', async () => {
    await ask(1);
    const late = gate();
    const { runDue } = runner(() => late.passed);
    const working = runDue();
    await expect.poll(async () => (await jobs())[0]?.attempts).toBe(1);
    await sql`update job set leased_until = now()`.execute(db);
    const other = runner(async () => {
      throw new Error('out of order');
    });
    expect(await other.runDue()).toBe(1);
    late.open();
    await working;
    expect(await jobs()).toMatchObject([{ state: 'waiting', attempts: 2, error: 'Error: out of order' }]);
  });
});

describe('a job that fails', () => {
  const failing = (kind: Partial<Stamps> = {}) =>
    runner(async () => {
      throw new Error('out of order');
    }, kind);

  it('waits longer each time, says what went wrong, and is given up after its last try', async () => {
    await ask(1);
    const told: number[] = [];
    const { runDue } = failing({ givenUp: async (_db, { legId }) => void told.push(legId) });
    for (const seconds of [10, 20, 40]) {
      expect(await runDue()).toBe(1);
      expect(await jobs()).toMatchObject([{ state: 'waiting', error: 'Error: out of order', holder: null }]);
      later(seconds - 1);
      expect(await runDue()).toBe(0);
      later(1);
    }
    expect(told).toEqual([]);
    expect(await runDue()).toBe(1);
    expect(await jobs()).toMatchObject([{ state: 'failed', attempts: 4, error: 'Error: out of order' }]);
    expect(told).toEqual([1]);
    later(3600);
    expect(await runDue()).toBe(0);
  });

  it('is given up at once where it says that no other try would end better', async () => {
    await ask(1);
    const { runDue } = runner(async () => {
      throw new GiveUp('there is nobody');
    });
    await runDue();
    expect(await jobs()).toMatchObject([{ state: 'failed', attempts: 1, error: 'there is nobody' }]);
  });

  it('is given up when each of its holders died', async () => {
    await ask(1);
    await sql`update job set attempts = 4, leased_by = 'dead', leased_until = now()`.execute(db);
    let runs = 0;
    const { runDue } = runner(async () => void runs++);
    await runDue();
    expect(await jobs()).toMatchObject([{ state: 'failed', error: 'Error: no try came to its end' }]);
    expect(runs).toBe(0);
  });

  it('is done when it works again, and its failure is forgotten', async () => {
    await ask(1);
    await failing().runDue();
    later(10);
    await runner(async () => {}).runDue();
    expect(await jobs()).toMatchObject([{ state: 'done', attempts: 2, error: null }]);
  });

  it('keeps its lease where the database was away, and is done when that has run out', async () => {
    await ask(1);
    await runner(async () => {
      throw new DatabaseAway(new Error('gone'));
    }).runDue();
    expect(await jobs()).toMatchObject([{ state: 'waiting', error: null, holder: expect.any(String) }]);
    const other = runner(async () => {});
    expect(await other.runDue()).toBe(0);
    await sql`update job set leased_until = now()`.execute(db);
    expect(await other.runDue()).toBe(1);
    expect(await jobs()).toMatchObject([{ state: 'done' }]);
  });
});
