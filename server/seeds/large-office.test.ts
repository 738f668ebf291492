import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLetter } from '../src/features/documents/letter/letter-store';
import { completedSince, findCountDifferences } from '../src/features/queues';
import { fileLetter } from '../src/features/queues/queue-rules';
import { findIndexDifferences } from '../src/features/search';
import { password, testPortal } from '../test/portal';
import { fillLargeOffice, proveRoom } from './large-office';

const letters = 1500;
const portal = await testPortal();
const { running, connection, folder } = portal;
const shape = `
  select indexdef as line from pg_indexes where schemaname = 'public'
  union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
  union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`;

const client = new pg.Client({ ...connection, options: '-c timezone=Asia/Bangkok' });
afterAll(() => client.end());
const all = async (statement: string) => (await client.query(statement)).rows;
const now = new Date();
const fill = () => fillLargeOffice(connection, { letters, now, filesFolder: join(folder, 'files'), tell: () => {} });
let shapeBefore: unknown[];

beforeAll(async () => {
  await client.connect();
  shapeBefore = await all(shape);
  await fill();
});

it('is not begun where the disk is too small for it', async () => {
  await proveRoom(folder, 1);
  await expect(proveRoom(folder, 1e12)).rejects.toThrow(/^1,000,000,000,000 letters need some 7700000 GB, and the disk of .* has \d+ GB/);
});

describe('a large office', () => {
  it('leaves indexes, keys and triggers as they were', async () => {
    expect(await all(shape)).toEqual(shapeBefore);
  });

  it('has units with registries, persons with desks and seats, and three legs a letter where it has come so far', async () => {
    const [size] = await all(`select (select count(*)::int from unit where has_registry) as units, (select count(*)::int from person) as persons,
      (select count(*)::int from document) as letters, (select count(*)::int from document where closed_at is null) as open, (select round(avg(n), 1)::text from (select count(*) as n from leg group by document_id) l) as legs`);
    expect(size).toMatchObject({ units: 201, persons: 5000, letters, legs: '3.0' });
    expect(size?.open / letters).toBeGreaterThan(0.05);
    expect(size?.open / letters).toBeLessThan(0.1);
  });

  it('files every letter as the rule files it, and none that was closed long ago', async () => {
    const queues = new Set<number>();
    for (const { documentId, closedAt } of await all(
      'select id::int as "documentId", closed_at as "closedAt" from document where closed_at is null or id > 1400 or id % 10 = 0',
    )) {
      const letter = await running.db.transaction().execute((db) => readLetter(db, documentId));
      const { rows } = await client.query(
        `select desk_id as "deskId", queue, leg_id::int as "legId", speed, secrecy, due_on::text as "dueOn", to_json(sent_at)#>>'{}' as "sentAt", has_file as "hasFile", to_person as "toPerson"
          from queue_entry where document_id = $1`,
        [documentId],
      );
      const sorted = (entries: readonly { legId: number; queue: number }[]) => [...entries].sort((a, b) => a.legId - b.legId || a.queue - b.queue);
      expect(sorted(rows)).toEqual(closedAt === null || closedAt >= completedSince(now) ? sorted(fileLetter(letter)) : []);
      for (const { queue } of rows) queues.add(queue);
    }
    expect([...queues].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('counts every queue as its rows say', async () => {
    expect(await findCountDifferences(running.db)).toEqual([]);
  });

  it('finds every letter in the search index as the letter says', async () => {
    const [size] = await all('select count(*)::int as n from doc_search');
    expect(size).toEqual({ n: letters });
    expect(await findIndexDifferences(running.db)).toEqual([]);
  });

  it('numbers every register and year from 1 without a gap, and knows the last number', async () => {
    const wrong = await all(`select register_id from register_entry e join number_series s using (register_id, year)
      group by register_id, year, last_number having min(number) <> 1 or max(number) <> count(*) or last_number <> max(number)`);
    expect(wrong).toEqual([]);
    const [years] = await all(
      'select min(year)::int as first, max(year)::int as last, count(distinct (register_id, year))::int as used, (select count(*)::int from number_series) as series from register_entry',
    );
    expect(years).toMatchObject({ first: 2564 });
    expect(years?.used).toBe(years?.series);
  });

  it('goes on by itself: a registrar signs in, receives the next letter and gets the next number', async () => {
    const [waiting] = await all(`select a.username, e.leg_id::int as "legId", s.last_number as "last" from queue_entry e
      join seat t on t.desk_id = e.desk_id and t.function = 'registrar' join account a using (person_id) join desk d on d.id = e.desk_id
      join register r on r.unit_id = d.unit_id and r.kind = 'receive' and not r.is_secret join number_series s on s.register_id = r.id and s.year = extract(year from now() at time zone 'Asia/Bangkok') + 543
      where e.queue = 5 and e.secrecy = 1 order by e.leg_id limit 1`);
    const { body: session } = await portal.post('/api/login', { username: waiting?.username, password });
    const tiles = await portal.post('/api/sarabun/get-todo-lists', {}, { as: session });
    expect(tiles.body.items.unreceived.COUNT).toBeGreaterThan(0);
    const received = await portal.post('/api/sarabun/receive-document', { legId: waiting?.legId }, { as: session });
    expect(received.body.item).toMatchObject({ legId: waiting?.legId, receiveNumber: waiting?.last + 1 });
    const opened = await portal.get(`/api/sarabun/document?documentId=${received.body.item.documentId}`, { as: session });
    expect(opened.body.item.route.length).toBeGreaterThan(0);
    expect(await findCountDifferences(running.db)).toEqual([]);
    expect(await findIndexDifferences(running.db)).toEqual([]);
  });

  it('is put into an empty database only', async () => {
    await expect(fill()).rejects.toThrow(/already holds 5000 persons and 1500 letters.*Set DATA_DIR to a new folder/);
  });
});
