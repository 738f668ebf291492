import { endpoint } from '@sarabun/contract/endpoint';
import { getNotifications, readNotification } from '@sarabun/contract/notifications/notifications';
import { alive } from '@sarabun/contract/portal/alive';
import { launcherMenu } from '@sarabun/contract/portal/menus';
import { getTodoList } from '@sarabun/contract/queues/todo-lists';
import { beginSecondFactor } from '@sarabun/contract/session/second-factor';
import { preLogin } from '@sarabun/contract/session/sign-in';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { answerCalls, on, Refused, unreachable } from '../../test/network';
import { officer } from '../../test/person';
import { browser } from './browser';
import { CallFailed, call, formOf } from './call';
import { speak } from './i18n';
import { openSession, token } from './session';

/** An act of our own, which must not be done twice. */
const burnNumber = endpoint({
  name: 'burnNumber',
  summary: 'Take the next number',
  method: 'POST',
  path: '/api/sarabun/burn-number',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ register: z.number() }),
  response: z.object({ number: z.number() }),
});

const noMenu = { items: [] };

beforeEach(() => vi.useFakeTimers());

/** Makes a call and lets all its waiting pass. */
async function settled<Answer>(making: Promise<Answer>): Promise<Answer | CallFailed> {
  const outcome = making.catch((error) => error as CallFailed);
  await vi.advanceTimersByTimeAsync(10_000);
  return outcome;
}

test('a form repeats the key of a list, nests the keys of a record and leaves out what is not said', () => {
  const form = formOf({ MODULE: ['SARABAN', 'CAR'], filter: { F_DOC_NO: '๑๒' }, page: 2, desk: undefined, none: null });
  expect(form.toString()).toBe(new URLSearchParams('MODULE=SARABAN&MODULE=CAR&filter[F_DOC_NO]=๑๒&page=2').toString());
});

test('a classic call sends wire names by form and reads plain names', async () => {
  const made = answerCalls(on(getTodoList, ({ page, pageSize }) => ({ data: [], total: 0, page, pageSize, hints: [] })));
  const asked = { typeCode: 'sign', generalSearch: '', page: 2, pageSize: 10, order: 'asc', sort: 'subject', filter: { subject: 'น้ำ' } } as const;
  const answer = await call(getTodoList, { ...asked, only: undefined, desk: undefined });
  expect(answer).toMatchObject({ page: 2, total: 0 });
  expect(made[0]?.input).toMatchObject(asked);
});

test('the token and the language go with every call', async () => {
  openSession('token-1', officer);
  const made = answerCalls(on(launcherMenu, () => noMenu));
  await call(launcherMenu, {});
  await speak('en');
  await call(launcherMenu, {});
  expect(made[0]?.headers).toMatchObject({ authorization: 'Bearer token-1', 'accept-language': 'th' });
  expect(made[1]?.headers).toMatchObject({ 'accept-language': 'en' });
});

test('a read is asked again after 1, 2 and 3 seconds when the server fails', async () => {
  let times = 0;
  answerCalls(on(launcherMenu, () => (++times < 4 ? new Refused(500) : noMenu)));
  const answer = call(launcherMenu, {});
  await vi.advanceTimersByTimeAsync(999);
  expect(times).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(times).toBe(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(times).toBe(3);
  await vi.advanceTimersByTimeAsync(3000);
  await expect(answer).resolves.toEqual(noMenu);
});

test('after three more tries a server that cannot be reached is told of', async () => {
  const made = answerCalls(on(launcherMenu, () => unreachable));
  const failure = await settled(call(launcherMenu, {}));
  expect(made).toHaveLength(4);
  expect(failure).toMatchObject({ status: 0, code: 'unreachable', message: expect.stringContaining('ติดต่อเครื่องแม่ข่ายไม่ได้') });
});

test('a classic act is asked again, for it may be repeated', async () => {
  let times = 0;
  const item = { documentId: null, legId: null };
  answerCalls(on(readNotification, () => (++times < 2 ? new Refused(502) : { is_save: false, item, message: '' })));
  expect(await settled(call(readNotification, { receiveId: 7 }))).toMatchObject({ is_save: false });
});

/** The keys sent with calls; undefined if none was. */
const keysOf = (made: { headers: Record<string, string> }[]) => made.map(({ headers }) => headers['idempotency-key']);

test.each([
  [500, new Refused(500), 4],
  [0, unreachable, 4],
  [503, new Refused(503), 4],
  [422, new Refused(422), 1],
] as const)('an act that failed with %i is made %3$i time(s), always under the same key', async (status, answer, times) => {
  const made = answerCalls(on(burnNumber, () => answer));
  expect(await settled(call(burnNumber, { register: status }))).toMatchObject({ status });
  expect(made).toHaveLength(times);
  expect(new Set(keysOf(made)).size).toBe(1);
  expect(keysOf(made)[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('an act that takes no key is asked again only where nothing was done', async () => {
  const made = answerCalls(on(beginSecondFactor, () => new Refused(500)));
  expect(await settled(call(beginSecondFactor, { password: 'x' }))).toMatchObject({ status: 500 });
  expect(keysOf(made)).toEqual([undefined]);
});

test('while the same act is still carried out it is asked for again', async () => {
  let times = 0;
  answerCalls(on(burnNumber, () => (++times < 3 ? new Refused(409, { code: 'actUnderWay' }, { 'retry-after': '2' }) : { number: 5 })));
  expect(await settled(call(burnNumber, { register: 6 }))).toEqual({ number: 5 });
  expect(await settled(call(burnNumber, { register: 6 }))).toEqual({ number: 5 });
});

test('a second press after a cut line is the same act; other input, and whatever follows an answer, is another', async () => {
  let reached = false;
  const made = answerCalls(on(burnNumber, () => (reached ? { number: 1 } : unreachable)));
  const press = (register: number) => settled(call(burnNumber, { register }));
  await press(8);
  await press(9);
  reached = true;
  await press(8);
  await press(8);
  const [first, other, again, next] = [0, 4, 8, 9].map((at) => keysOf(made)[at]);
  expect(again).toBe(first);
  expect(new Set([first, other, next]).size).toBe(3);
});

test('a press long after a cut line is another act, but not while the line is cut, nor soon after', async () => {
  let back = false;
  const made = answerCalls(
    on(burnNumber, () => unreachable),
    on(alive, () => (back ? {} : unreachable)),
  );
  const press = async (after: number) => {
    await vi.advanceTimersByTimeAsync(after * 60_000);
    await settled(call(burnNumber, { register: 10 }));
    return keysOf(made.filter(({ name }) => name === 'burnNumber')).at(-1);
  };
  const first = await press(0);
  expect(await press(60)).toBe(first);
  back = true;
  await vi.advanceTimersByTimeAsync(5000);
  back = false;
  expect(await press(0)).toBe(first);
  back = true;
  expect(await press(11)).not.toBe(first);
});

test('a read carries no key', async () => {
  const made = answerCalls(on(launcherMenu, () => noMenu));
  await call(launcherMenu, {});
  expect(keysOf(made)).toEqual([undefined]);
});

test('an act of our own sends JSON', async () => {
  const made = answerCalls(on(burnNumber, () => ({ number: 12 })));
  expect(await call(burnNumber, { register: 3 })).toEqual({ number: 12 });
  expect(made[0]).toMatchObject({ input: { register: 3 }, headers: { 'content-type': 'application/json' } });
});

test('a refusal is not repeated and carries everything that the server says', async () => {
  const body = { code: 'sessionElsewhere', message: 'มีการเข้าใช้งานอยู่แล้ว', oauth_id: 'abc', fields: { username: 'ผิด' } };
  const made = answerCalls(on(preLogin, () => new Refused(200, body)));
  const failure = await settled(call(preLogin, { username: 'officer1', password: 'x', captcha: '' }));
  expect(failure).toBeInstanceOf(CallFailed);
  expect(failure).toMatchObject({ status: 200, code: body.code, message: body.message, oauthId: 'abc', fields: body.fields });
  expect(made).toHaveLength(1);
});

test('401 forgets the session and leads to sign-in, and from there back here', async () => {
  openSession('dead', officer);
  history.replaceState(null, '', '/sarabun/dashboard?queue=sign&page=2');
  answerCalls(on(getNotifications, () => new Refused(401)));
  expect(await settled(call(getNotifications, { modules: undefined }))).toMatchObject({ status: 401 });
  expect(token()).toBeNull();
  expect(browser.goTo).toHaveBeenCalledExactlyOnceWith('/login?return=%2Fsarabun%2Fdashboard%3Fqueue%3Dsign%26page%3D2&ended=expired');
});

test('an answer that is not as agreed is told of, without its details', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => Response.json({ status: 'success', items: 'nonsense' }));
  expect(await settled(call(launcherMenu, {}))).toMatchObject({ code: 'unreadable', message: expect.stringContaining('ทำรายการไม่สำเร็จ') });
});

test('a call that is no longer wanted stops waiting', async () => {
  const leaving = new AbortController();
  const made = answerCalls(on(launcherMenu, () => new Refused(500)));
  const outcome = call(launcherMenu, {}, { signal: leaving.signal }).catch((error) => error);
  await vi.advanceTimersByTimeAsync(500);
  leaving.abort();
  expect(await outcome).toMatchObject({ name: 'AbortError' });
  await vi.runAllTimersAsync();
  expect(made).toHaveLength(1);
});

test('a value that the contract does not allow is refused at its field, without asking the server', async () => {
  const made = answerCalls();
  const refused = await settled(call(burnNumber, { register: 'seven' as unknown as number }));
  expect(refused).toMatchObject({ status: 422, message: 'ค่านี้ใช้ไม่ได้ โปรดตรวจสอบแล้วกรอกใหม่', fields: { register: expect.any(String) } });
  expect(made).toEqual([]);
});
