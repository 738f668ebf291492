import 'fake-indexeddb/auto';
import { commandDocument, presentDocument } from '@sarabun/contract/documents/route-actions';
import { waitingKey } from '@sarabun/contract/offline/waiting-key';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type Made, on, Refused, unreachable } from '../../../test/network';
import { officer } from '../../../test/person';
import { forgetLine } from '../../platform/line';
import { type OutboxAct, outboxStore, putAct, readOutbox, removeAct } from '../../platform/offline/outbox';
import { keepTyped, typedAt, typedPlace } from '../../platform/offline/typed';
import { forgetSession, openSession } from '../../platform/session';
import { sendOrWait } from '.';
import { sendAgain, sendWaiting, takeBack } from './send-waiting';

const letter = { documentId: 101, legId: 501, subject: 'ขอเชิญประชุม' };
const input = { legId: 501, choice: 'approve', text: 'เห็นชอบ', parties: [], dueOn: null };
const done = { item: { documentId: 101, legIds: [502] } };
const place = () => typedPlace(officer.personId, 'command_501');
const keys = on(waitingKey, ({ device }) => ({ item: { key: `key of 21 on ${device}` } }));
const sent = (made: Made[]) => made.filter(({ name }) => name !== 'waitingKey');
const command = () => sendOrWait(commandDocument, input, letter, officer.personId);

/** Lets a call be repeated as often as it is, without waiting for it. */
async function patiently<Result>(acting: Promise<Result>): Promise<Result> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  acting.then(over, over);
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(1000);
  }
  vi.useRealTimers();
  return acting;
}

/** Commands without a connection: the call is tried and not answered, as often as it is repeated. */
async function commandOffline(): Promise<OutboxAct> {
  answerCalls(keys);
  await readOutbox();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  answerCalls(
    keys,
    on(commandDocument, () => unreachable),
  );
  expect(await patiently(command())).toBeNull();
  forgetLine();
  return (await readOutbox()).at(-1) as OutboxAct;
}

beforeEach(async () => {
  sessionStorage.clear();
  openSession('waiting-1', officer);
  answerCalls(keys);
  for (const { id } of await readOutbox()) await removeAct(id);
  keepTyped(place(), JSON.stringify({ text: 'เห็นชอบ', parties: [{ deskId: 3, name: 'กองคลัง' }] }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetLine();
});

test('an act without a connection waits, sealed, with what was typed', async () => {
  const act = await commandOffline();
  expect(act).toMatchObject({ ...letter, call: 'commandDocument', input, names: ['กองคลัง'], state: 'waiting' });
  expect([typedAt(place()), sessionStorage.getItem(place())]).toEqual([null, null]);
  const { openDB } = await import('idb');
  const db = await openDB(outboxStore());
  const text = (await db.getAll('acts')).map((record) => JSON.stringify(record) + new TextDecoder().decode(record.bytes)).join();
  db.close();
  expect(text).not.toMatch(/เห็นชอบ|ขอเชิญประชุม|commandDocument/);
});

test('it is sent once when the line is back, under the key of the lost try, also with two tabs and after a reload', async () => {
  const act = await commandOffline();
  const made = answerCalls(
    keys,
    on(commandDocument, () => done),
  );
  await Promise.all([sendWaiting(), sendWaiting()]);
  await sendWaiting();
  expect(sent(made).map(({ headers }) => headers['idempotency-key'])).toEqual([act.id]);
  expect(await readOutbox()).toEqual([]);
});

test('if the answer is lost again, it stays and is sent again under the same key', async () => {
  const act = await commandOffline();
  let answers: unknown[] = [unreachable, unreachable, unreachable, unreachable];
  const made = answerCalls(
    keys,
    on(commandDocument, () => (answers.shift() ?? done) as typeof done),
  );
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await patiently(sendWaiting());
  forgetLine();
  expect(await readOutbox()).toHaveLength(1);
  answers = [];
  await sendWaiting();
  expect(new Set(sent(made).map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([act.id]));
  expect(await readOutbox()).toEqual([]);
});

test('a refused act shows the reason, holds what follows on its letter, and is sent again as a new one', async () => {
  const act = await commandOffline();
  await putAct({
    ...act,
    id: 'second',
    call: 'presentDocument',
    input: { legId: 501, deskId: 3, text: '', onward: [], dueOn: null },
    madeAt: new Date(Date.now() + 1),
    triedAt: null,
  });
  await putAct({ ...act, id: 'other', documentId: 102, legId: 502, madeAt: new Date(Date.now() + 2), triedAt: null });
  const refused = new Refused(409, { code: 'alreadyDone', message: 'มีผู้สั่งการก่อนแล้ว' });
  let refuses = true;
  const made = answerCalls(
    keys,
    on(commandDocument, () => (refuses ? refused : done)),
    on(presentDocument, () => done),
  );
  await sendWaiting();
  expect(sent(made).map(({ name, headers }) => [name, headers['idempotency-key']])).toEqual([
    ['commandDocument', act.id],
    ['commandDocument', 'other'],
  ]);
  const [first, second] = await readOutbox();
  expect(first).toMatchObject({ id: act.id, state: 'refused', reason: 'มีผู้สั่งการก่อนแล้ว', input });
  expect(second).toMatchObject({ id: 'second', state: 'waiting' });
  refuses = false;
  await sendAgain(first as OutboxAct);
  expect((await readOutbox()).filter(({ documentId }) => documentId === 101)).toEqual([]);
  expect(sent(made).at(2)?.headers['idempotency-key']).not.toBe(act.id);
});

test('edited, what was typed is back in its pane, and it waits no more', async () => {
  const act = await commandOffline();
  await takeBack(act, officer.personId);
  expect(JSON.parse(typedAt(place()) ?? '')).toMatchObject({ text: 'เห็นชอบ' });
  expect(await readOutbox()).toEqual([]);
});

test('after another sign-in it waits for the word of the same person; another person does not see it', async () => {
  const act = await commandOffline();
  forgetSession();
  openSession('waiting-other', { ...officer, personId: 22 });
  const made = answerCalls(
    on(waitingKey, ({ device }) => ({ item: { key: `key of 22 on ${device}` } })),
    on(commandDocument, () => done),
  );
  expect(await readOutbox()).toEqual([]);
  await sendWaiting();
  forgetSession();
  openSession('waiting-2', officer);
  const mine = answerCalls(
    keys,
    on(commandDocument, () => done),
  );
  expect(await readOutbox()).toMatchObject([{ id: act.id, state: 'held' }]);
  await sendWaiting();
  expect([...sent(made), ...sent(mine)]).toEqual([]);
  await sendAgain(act);
  expect(sent(mine).map(({ headers }) => headers['idempotency-key'])).toEqual([act.id]);
});

test('an act whose answer was lost more than a day ago is not sent by itself', async () => {
  const act = await commandOffline();
  await putAct({ ...act, triedAt: Date.now() - 24 * 3_600_000 });
  const made = answerCalls(
    keys,
    on(commandDocument, () => done),
  );
  await sendWaiting();
  expect(sent(made)).toEqual([]);
  expect(await readOutbox()).toMatchObject([{ state: 'unsure' }]);
});

test('where storage is full an act fails as before, and what was typed stays', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  answerCalls(
    keys,
    on(commandDocument, () => unreachable),
  );
  await expect(patiently(command())).rejects.toMatchObject({ code: 'unreachable' });
  expect(typedAt(place())).not.toBeNull();
});
