import 'fake-indexeddb/auto';
import { myDesks } from '@sarabun/contract/queues/todo-lists';
import { beforeEach, expect, test, vi } from 'vitest';
import { officer } from '../../../test/person';
import { call } from '../call';
import { forgetSession, openSession } from '../session';
import { keepAnswer, keptAnswer } from './kept-answers';
import { offlineStore } from './offline-store';
import { lastSeen, noteSeen } from './seen';

const may = (more: object = {}) => JSON.stringify({ hours: 72, rights: 'one', without: [], ...more });
const of = (name: string, mayKeep: 'always' | 'guarded' = 'guarded') => ({ endpoint: { name, mayKeep }, wire: {}, language: 'th' });
const tiles = of('getTodoLists');
const desks = of('myDesks', 'always');
const body = { items: [{ F_TRANS_ID: 1, F_DOC_TITLE: 'ขอเชิญประชุม' }] };

beforeEach(() => {
  noteSeen(null);
  openSession('token-1', officer);
});

/** Everything that lies in the browser's database, as text. */
async function onTheDisk(): Promise<string> {
  const { openDB } = await import('idb');
  const db = await openDB(offlineStore());
  const all = db.objectStoreNames.contains('answers') ? await db.getAll('answers') : [];
  db.close();
  return all.map(({ name, bytes }) => name + new TextDecoder().decode(bytes)).join();
}

test('what was seen is there again, with the time it was seen', async () => {
  const before = Date.now();
  await keepAnswer(tiles, may(), body);
  const found = await keptAnswer(tiles);
  expect(found?.body).toEqual(body);
  expect(found?.seenAt.getTime()).toBeGreaterThanOrEqual(before);
});

test('neither the content nor the question can be read from the disk', async () => {
  await keepAnswer(tiles, may(), body);
  const text = await onTheDisk();
  expect(text.length).toBeGreaterThan(20);
  expect(text).not.toMatch(/ขอเชิญประชุม|getTodoLists/);
});

test('rows of secret letters are not kept', async () => {
  const rows = { items: { sign: { DOCUMENT: [{ F_TRANS_ID: 1 }, { F_TRANS_ID: 2 }], COUNT: 2 } }, hints: [{ legId: 1 }, { legId: 2 }] };
  await keepAnswer(tiles, may({ without: [2] }), rows);
  expect((await keptAnswer(tiles))?.body).toEqual({ items: { sign: { DOCUMENT: [{ F_TRANS_ID: 1 }], COUNT: 2 } }, hints: [{ legId: 1 }] });
});

test.each([
  ['the session ends', () => forgetSession()],
  ['another session begins', () => openSession('token-2', officer)],
])('nothing can be read when %s', async (_, happens) => {
  await keepAnswer(tiles, may(), body);
  happens();
  expect(await keptAnswer(tiles)).toBeNull();
});

test('signing out removes what was kept', async () => {
  await keepAnswer(tiles, may(), body);
  forgetSession();
  await vi.waitFor(async () => expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(offlineStore()));
  openSession('token-1', officer);
  expect(await keptAnswer(tiles)).toBeNull();
});

test.each([
  ['the time of the setting', 72 * 3_600_000],
  ['a clock that was set back', -3_600_000],
])('after %s it is gone', async (_, later) => {
  await keepAnswer(tiles, may(), body);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + later);
  expect(await keptAnswer(tiles)).toBeNull();
  vi.mocked(Date.now).mockRestore();
  expect(await keptAnswer(tiles)).toBeNull();
});

test('other rights, such as a lower clearance, remove what was kept before', async () => {
  await keepAnswer(tiles, may(), body);
  await keepAnswer(desks, may({ rights: 'fewer' }), { items: [] });
  expect(await keptAnswer(tiles)).toBeNull();
  expect(await keptAnswer(desks)).not.toBeNull();
});

test('an answer that may no longer be kept is removed, and all if the agency keeps nothing', async () => {
  await keepAnswer(tiles, may(), body);
  await keepAnswer(desks, may(), { items: [] });
  await keepAnswer(tiles, null, body);
  expect(await keptAnswer(tiles)).toBeNull();
  expect(await keptAnswer(desks)).not.toBeNull();
  await keepAnswer(desks, null, { items: [] });
  expect(await keptAnswer(desks)).toBeNull();
});

test('only the newest answers are kept', async () => {
  // Of answers of one millisecond none is newer.
  let now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now++);
  for (let i = 0; i < 82; i++) await keepAnswer(of(`list ${i}`), may(), { i });
  clock.mockRestore();
  expect(await keptAnswer(of('list 0'))).toBeNull();
  expect((await keptAnswer(of('list 81')))?.body).toEqual({ i: 81 });
});

const answer = { status: 'success', items: [{ deskId: 1, kind: 'unit', name: 'กองกลาง', unitId: 2, unitName: 'กองกลาง', functions: [] }] };
const header = { 'sarabun-may-keep': may() };

test('a call without a connection answers what was seen, at once, and says since when', async () => {
  vi.stubGlobal('fetch', async () => Response.json(answer, { headers: header }));
  const first = await call(myDesks, {});
  await vi.waitFor(async () => expect(await keptAnswer(desks)).not.toBeNull());
  expect(lastSeen()).toBeNull();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await call(myDesks, {})).toEqual(first);
  expect(lastSeen()).toBeInstanceOf(Date);
});

test('a browser without storage works as before', async () => {
  openSession('token-3', officer);
  const blocked = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.stubGlobal('fetch', async () => Response.json(answer, { headers: header }));
  expect((await call(myDesks, {})).items).toHaveLength(1);
  blocked.mockRestore();
});
