import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { testPortal } from './portal';

type Query = (config: { text: string } | string, ...rest: unknown[]) => unknown;

/**
 * Returns a function that runs a piece of work and answers the first words of each statement that it sent, in order. What goes on besides,
 * such as the delivery of events, is not listed.
 */
function sentStatements(): (work: () => Promise<unknown>) => Promise<string[]> {
  const heard = new AsyncLocalStorage<string[]>();
  const original = pg.Client.prototype.query as unknown as Query;
  const listening = function (this: pg.Client, config: Parameters<Query>[0], ...rest: unknown[]) {
    const text = typeof config === 'string' ? config : config.text;
    heard.getStore()?.push(text.trim().split(/\s+/, 3).join(' '));
    return original.call(this, config, ...rest);
  };
  Object.assign(pg.Client.prototype, { query: listening });
  afterAll(() => void Object.assign(pg.Client.prototype, { query: original }));
  return async (work) => {
    const statements: string[] = [];
    await heard.run(statements, work);
    return statements;
  };
}

/** How many statements the frequent calls send: round trips, which no test measures in time. The first one of each is the session. */

const portal = await testPortal();
const sentBy = sentStatements();
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const as = { as: registrar };

const letter = {
  deskId: unit.deskId,
  kind: 1,
  number: 'กษ ๐๒๐๕/๑',
  datedOn: '2026-01-05',
  sender: 'กรม',
  addressee: 'อธิบดี',
  subject: 'เรื่อง',
  speed: 1,
  secrecy: 1,
};
const register = () => portal.post('/api/sarabun/register-incoming', letter, as);
const { body } = await register();
const open = () => portal.get(`/api/sarabun/document?documentId=${body.item.documentId}`, as);
const tiles = () => portal.post('/api/sarabun/get-todo-lists', {}, as);
const page = () => portal.post('/api/sarabun/get-todo-list', { typeCode: 'jobReceived' }, as);

it.each([
  ['opening a letter whose names are known', open, 2],
  ['the counts and first rows of all tiles', tiles, 2],
  ['a page of a tile with its total', page, 2],
  // Session, begin and letter with leg and queue rows in one, number, audit with events, commit.
  ['registering a letter from outside', register, 5],
])('%s', async (_what, call, most) => {
  await call();
  const sent = await sentBy(call);
  expect(sent.length, sent.join('\n')).toBeGreaterThan(0);
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(most);
});
