import 'fake-indexeddb/auto';
import { waitingKey } from '@sarabun/contract/offline/waiting-key';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on, unreachable } from '../../../test/network';
import { officer } from '../../../test/person';
import { openSession } from '../session';
import { forgetTyped, isSealedAt, keepTyped, openTyped, typedAt, typedPlace } from './typed';

const place = () => typedPlace(officer.personId, 'letter_7');
const stored = () => sessionStorage.getItem(place());
const keyOf = (person: string) => on(waitingKey, ({ device }) => ({ item: { key: `key of ${person} on ${device}` } }));
const secret = JSON.stringify({ subject: 'แผนลับมาก', body: 'plan' });

beforeEach(() => {
  sessionStorage.clear();
  openSession(`typed-${Math.random()}`, officer);
  answerCalls(keyOf('21'));
});

test('what was typed lies sealed in the tab, as it was typed last, and is there again after a reload and another sign-in', async () => {
  for (const text of ['{"body":"p"}', '{"body":"pl"}', secret]) keepTyped(place(), text);
  expect(typedAt(place())).toBe(secret);
  await vi.waitFor(() => expect(stored()).not.toBeNull(), { timeout: 20_000 });
  expect(stored()).not.toMatch(/แผน|plan|subject/);
  forgetTyped();
  openSession('typed-later', officer);
  expect([typedAt(place()), isSealedAt(place())]).toEqual([null, true]);
  await openTyped(place());
  expect([typedAt(place()), isSealedAt(place())]).toEqual([secret, false]);
});

test('another person cannot open it, and without a key it lives as long as the page', async () => {
  keepTyped(place(), secret);
  await vi.waitFor(() => expect(stored()).not.toBeNull(), { timeout: 20_000 });
  forgetTyped();
  openSession('typed-other', officer);
  answerCalls(keyOf('22'));
  await openTyped(place());
  expect(typedAt(place())).toBeNull();
  sessionStorage.clear();
  openSession('typed-offline', officer);
  answerCalls(on(waitingKey, () => unreachable));
  keepTyped(place(), secret);
  expect([typedAt(place()), stored()]).toEqual([secret, null]);
});

test('what an earlier release stored as it was typed is taken over, and sealed', async () => {
  sessionStorage.setItem(place(), secret);
  expect(typedAt(place())).toBe(secret);
  await vi.waitFor(() => expect(stored()).toMatch(/^sealed /), { timeout: 20_000 });
});

test('what was sent is gone, also where it was being sealed', async () => {
  keepTyped(place(), secret);
  keepTyped(place(), null);
  await new Promise((later) => setTimeout(later, 50));
  expect([typedAt(place()), stored()]).toEqual([null, null]);
});
