import { describe, expect, it } from 'vitest';
import { dayFault, placeFault } from './office-change-rules';

describe('the day of a change', () => {
  it.each([
    ['2026-11-21', null],
    ['2026-11-22', null],
    ['2031-11-21', null],
    ['2026-11-20', 'past'],
    ['2031-11-22', 'far'],
  ])('%s is %s', (day, fault) => expect(dayFault('2026-11-21', day)).toBe(fault));
});

describe('the place of a unit', () => {
  // 1 above 2 above 3; 4 is a sibling of 2.
  const unit = { unitId: 2, parentId: 1 };
  it.each<[string, typeof unit | { unitId: number; parentId: null }, number | null, number[] | null, string | null]>([
    ['below another', unit, 4, [4, 1], null],
    ['below itself', unit, 2, [2, 1], 'itself'],
    ['below one of its own', unit, 3, [3, 2, 1], 'below'],
    ['where it is', unit, 1, [1], 'here'],
    ['below what is closed', unit, 5, null, 'closed'],
    ['beside the root', unit, null, null, 'root'],
    ['the root as root', { unitId: 1, parentId: null }, null, null, 'here'],
    ['the root below its own', { unitId: 1, parentId: null }, 3, [3, 2, 1], 'below'],
  ])('%s', (_name, moved, to, above, fault) => expect(placeFault(moved, to, above)).toBe(fault));
});
