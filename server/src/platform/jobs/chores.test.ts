import { beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../../../test/database';
import { makeLog } from '../log';
import { type Chores, choreKind, planChores } from './chores';
import { openRunner } from './runner';

const { db } = await testDatabase();
const minute = 60_000;
const done: string[] = [];
const chore = (name: string, everyMs: number) => ({ everyMs, run: async () => void done.push(name) });
const chores: Chores = {
  look: chore('look', minute),
  tidy: chore('tidy', 60 * minute),
  broken: {
    everyMs: minute,
    run: async () => {
      throw new Error('out of order');
    },
  },
};
const runnerOf = (some: Chores) => openRunner({ db, kinds: { chore: choreKind(some) }, clock: () => new Date(), log: makeLog('silent') });
const jobs = async () => await db.selectFrom('job').select(['key', 'state', 'run_at as due', 'attempts', 'last_error as error']).orderBy('key').execute();
const inMinutes = (due: Date | undefined) => Math.round(((due?.getTime() ?? 0) - Date.now()) / minute) + 0;

beforeEach(async () => {
  await db.deleteFrom('job').execute();
  done.length = 0;
});

it('does a chore of the minute at once and one of the hour after an hour, each once for all processes', async () => {
  for (const _process of [1, 2]) await planChores(db, chores);
  expect((await jobs()).map(({ key, due }) => [key, inMinutes(due)])).toEqual([
    ['broken', 0],
    ['look', 0],
    ['tidy', 60],
  ]);
  await Promise.all([1, 2].map(() => runnerOf(chores).runDue('chore')));
  expect(done).toEqual(['look']);
  expect(await jobs()).toMatchObject([
    { key: 'broken', state: 'waiting', attempts: 1, error: 'Error: out of order' },
    { key: 'look', state: 'waiting', attempts: 0, error: null },
    { key: 'tidy', state: 'waiting', attempts: 0 },
  ]);
  expect((await jobs()).map(({ due }) => inMinutes(due))).toEqual([1, 1, 60]);
});

it('goes on where the last process ended, and forgets chores that are no more', async () => {
  await planChores(db, chores);
  await runnerOf(chores).runDue('chore');
  await planChores(db, { look: chores.look as Chores[string] });
  expect((await jobs()).map(({ key, due }) => [key, inMinutes(due)])).toEqual([['look', 1]]);
  expect(await runnerOf(chores).runDue('chore')).toBe(0);
});
