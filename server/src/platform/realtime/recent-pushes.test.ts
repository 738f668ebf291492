import { expect, it } from 'vitest';
import { rememberPushes } from './recent-pushes';

const all = ['queues-changed', 'notifications-changed', 'call-back-eoffice'];

it('tells a page what was pushed since it was loaded, and all where it cannot know', () => {
  let now = 0;
  const pushes = rememberPushes(() => now);
  now = 100_000;
  expect(pushes.missedBy(1, 3000)).toEqual([]);
  pushes.note(1, 'queues-changed');
  pushes.note(1, 'session-revoked');
  now += 2000;
  expect(pushes.missedBy(1, 3000)).toEqual(['queues-changed']);
  expect(pushes.missedBy(1, 1000)).toEqual([]);
  pushes.note(1, 'call-back-eoffice');
  expect(pushes.missedBy(1, 1000)).toEqual(['call-back-eoffice']);
  expect(pushes.missedBy(2, 3000)).toEqual([]);
  expect(pushes.missedBy(1, 60_000)).toEqual(all);
  expect(pushes.missedBy(1, Number.NaN)).toEqual(all);
  expect(pushes.missedBy(1, -1)).toEqual(all);
});

it('knows nothing of what was pushed before the server began', () => {
  let now = 5000;
  const pushes = rememberPushes(() => now);
  now = 7000;
  expect(pushes.missedBy(1, 3000)).toEqual(all);
});
