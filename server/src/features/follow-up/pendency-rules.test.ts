import type { PendencyLine } from '@sarabun/contract/follow-up/pendency';
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../platform/action';
import { chargeOf, figuresOf, sortLines, sumOf } from './pendency-rules';

const now = new Date('2026-11-21T12:00:00+07:00');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const seconds = (moment: Date) => moment.getTime() / 1000;
const seat = (part: Partial<Seat>): Seat => ({ deskId: 1, deskKind: 'unit', unitId: 10, function: 'self', postId: null, ...part }) as Seat;

describe('who answers for what', () => {
  it.each([
    ['a head', seat({ function: 'head' }), { heads: [10], postDesks: [], registries: [] }],
    ['a registrar', seat({ function: 'registrar' }), { heads: [], postDesks: [], registries: [10] }],
    ['who holds a post', seat({ function: 'holder', deskKind: 'post', deskId: 7 }), { heads: [], postDesks: [7], registries: [] }],
    ['a secretary', seat({ function: 'secretary', deskKind: 'post', deskId: 7 }), { heads: [], postDesks: [7], registries: [] }],
    ['an officer', seat({ function: 'self', deskKind: 'person' }), { heads: [], postDesks: [], registries: [] }],
  ])('%s', (_, one, charge) => {
    expect(chargeOf([one])).toEqual(charge);
  });
});

describe('the figures', () => {
  it('are added up over desks: the average is that of the letters, not of the desks', () => {
    const busy = { waiting: 3, overdue: 1, cameSum: seconds(daysAgo(2)) * 3, oldestAt: daysAgo(5) };
    const slow = { waiting: 1, overdue: 1, cameSum: seconds(daysAgo(10)), oldestAt: daysAgo(10) };
    expect(figuresOf(sumOf([busy, slow]), now)).toEqual({ waiting: 4, overdue: 2, averageDays: 4, oldestAt: daysAgo(10) });
    expect(figuresOf(sumOf([]), now)).toEqual({ waiting: 0, overdue: 0, averageDays: null, oldestAt: null });
  });
});

describe('the lines', () => {
  const line = (name: string, waiting: number, overdue: number, age: number | null): PendencyLine => ({
    key: `unit:${name}`,
    name,
    detail: '',
    kind: 'unit',
    waiting,
    overdue,
    averageDays: age,
    oldestAt: age === null ? null : daysAgo(age),
  });
  const lines = [line('ข', 5, 1, 3), line('ก', 5, 1, 9), line('ค', 9, 0, 1), line('ง', 0, 0, null)];
  it.each([
    ['overdue', 'กขคง'],
    ['waiting', 'คกขง'],
    ['averageDays', 'กขคง'],
    ['oldestAt', 'กขคง'],
    ['name', 'กขคง'],
  ] as const)('by %s', (sort, order) => {
    expect(
      sortLines(lines, sort)
        .map(({ name }) => name)
        .join(''),
    ).toBe(order);
  });
});
