import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../../../test/database';
import { joinOthers, type News } from './other-processes';

const { db, connection } = await testDatabase();
const quiet = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

/** A process that collects what it hears, without the first word, that it knows nothing of before. */
async function process() {
  const heard: News[] = [];
  const others = joinOthers(connection, { hear: (news) => heard.push(news), log: quiet });
  onTestFinished(() => others.close());
  await expect.poll(() => heard).toEqual([{ what: 'missed' }]);
  heard.length = 0;
  return { heard, ...others };
}
const breakLines = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'sarabun-news %' and datname = current_database()`.execute(db);
const push = (personId: number, content: unknown): News => ({ what: 'push', personIds: [personId], message: 'notifications-changed', content });

it('tells the other processes everything in order, and not itself', async () => {
  const [one, two, three] = [await process(), await process(), await process()];
  one.tell(push(1, {}));
  one.tell({ what: 'cut', sessionId: 5, reason: 'revoked' });
  one.tell({ what: 'forgetSettings' });
  const told = [push(1, {}), { what: 'cut', sessionId: 5, reason: 'revoked' }, { what: 'forgetSettings' }];
  for (const { heard } of [two, three]) await expect.poll(() => heard).toEqual(told);
  expect(one.heard).toEqual([]);
});

it('tells thousands of persons, and long texts of which parts repeat, as they are', async () => {
  const [one, two] = [await process(), await process()];
  const long = { title: 'ขอเชิญประชุม '.repeat(4000), end: `0${'😀'.repeat(4000)}` };
  one.tell(push(1, long));
  for (let personId = 1; personId <= 5000; personId++) one.tell(push(personId, { news: 'กด้วยกัน' }));
  await expect.poll(() => two.heard).toHaveLength(2);
  expect(two.heard[0]).toEqual(push(1, long));
  expect(two.heard[1]).toMatchObject({ personIds: Array.from({ length: 5000 }, (_, index) => index + 1), content: { news: 'กด้วยกัน' } });
});

it('says on both sides that something was missed while the line was broken, and goes on', async () => {
  const [one, two] = [await process(), await process()];
  await breakLines();
  await expect
    .poll(async () => {
      one.tell(push(1, { told: 'to nobody' }));
      return two.heard.length;
    })
    .toBeGreaterThan(0);
  await expect.poll(() => one.heard).toContainEqual({ what: 'missed' });
  expect(two.heard[0]).toEqual({ what: 'missed' });
  one.tell(push(2, {}));
  await expect.poll(() => two.heard).toContainEqual(push(2, {}));
});

it('stops telling one by one when too much waits', async () => {
  const [one, two] = [await process(), await process()];
  for (let n = 0; n <= 20_001; n++) one.tell(push(n, { n }));
  await expect.poll(() => two.heard).toEqual([{ what: 'missed' }, push(20_000, { n: 20_000 }), push(20_001, { n: 20_001 })]);
});
