import type { RouteLeg } from '@sarabun/contract/documents/open-document';
import { expect, test } from 'vitest';
import { letter } from '../../../../test/office';
import { dueHere } from './due-here';

const [first] = letter().route as [RouteLeg];
const route = [first, { ...first, legId: 502, dueOn: '2026-12-03' }];
const opened = { dueOn: '2026-12-11', route, follow: { dueOn: '2026-12-01' } };

test.each([
  ['the part of the reader has its own day', 502, 'jobReceived', '2026-12-03'],
  ['else the day of the letter', 501, 'jobReceived', '2026-12-11'],
  ['opened from elsewhere', 502, undefined, '2026-12-03'],
  ['followed until a day', 502, 'jobFollow', '2026-12-01'],
  ['finished work', 502, 'jobCompleted', null],
] as const)('%s: the letter says the day that its row says', (_, legId, queue, day) => {
  expect(dueHere(letter({ ...opened, legId }), queue)).toBe(day);
});

test.each(['cancelled', 'recalled', 'returned', 'refused', 'done'] as const)('nothing is due of work that is %s, unless it is followed', (state) => {
  const ended = letter({ ...opened, route: [first, { ...first, legId: 502, dueOn: '2026-12-03', state }], legId: 502 });
  expect(dueHere(ended, undefined)).toBeNull();
  expect(dueHere(ended, 'jobFollow')).toBe('2026-12-01');
});

test('who passed the work on still waits for its day', () => {
  expect(dueHere(letter({ ...opened, route: [{ ...first, dueOn: '2026-12-03', state: 'passedOn' }], legId: first.legId }), 'jobAssign')).toBe('2026-12-03');
});
