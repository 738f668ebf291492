import { backgroundHeader } from '@sarabun/contract/endpoint';
import { getNotifications, readAllNotifications } from '@sarabun/contract/notifications/notifications';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './call';
import { isPresent, silentFor, watchPresence } from './presence';

let unwatch: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  unwatch = watchPresence();
});
afterEach(() => {
  unwatch();
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

/** Whether a call is marked as a background call. */
async function saysItself(make: () => Promise<unknown>): Promise<boolean> {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 404 }));
  await make().catch(() => undefined);
  const headers = new Headers(asked.mock.lastCall?.[1]?.headers);
  return headers.has(backgroundHeader);
}
const read = () => call(getNotifications, { modules: undefined });

test.each(['mousemove', 'keydown', 'wheel', 'mousedown', 'touchstart', 'touchmove'])('%s shows that someone is there, for a minute', (name) => {
  pass(61);
  expect(isPresent()).toBe(false);
  dispatchEvent(new Event(name));
  pass(59);
  expect(isPresent()).toBe(true);
  pass(1);
  expect(isPresent()).toBe(false);
});

test('what the page asks while nobody is there, it says to ask by itself; an act never', async () => {
  expect(await saysItself(read)).toBe(false);
  pass(61);
  expect(await saysItself(read)).toBe(true);
  expect(await saysItself(() => call(readAllNotifications, { modules: undefined }))).toBe(false);
  dispatchEvent(new Event('keydown'));
  expect(await saysItself(read)).toBe(false);
});

test('only what is asked for the person breaks the silence', async () => {
  await saysItself(read);
  pass(61);
  await saysItself(read);
  expect(silentFor()).toBe(61_000);
  dispatchEvent(new Event('keydown'));
  await saysItself(read);
  expect(silentFor()).toBe(0);
});
