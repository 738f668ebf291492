import type { misplaced } from './refusals';

type Place = { unitId: number; parentId: number | null };

/** A day as `YYYY-MM-DD`, some years later. */
const yearsOn = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
const maxYears = 5;

/** Why a change cannot be scheduled for a day: it is past, or too far ahead; null if it can. */
export function dayFault(today: string, effectiveOn: string): 'past' | 'far' | null {
  if (effectiveOn < today) return 'past';
  return effectiveOn > yearsOn(today, maxYears) ? 'far' : null;
}

/**
 * Why a unit cannot be placed below another; null if it can. `above` are the ancestors of the target, itself first; null if it is not open.
 */
export function placeFault(unit: Place, toUnitId: number | null, above: readonly number[] | null): keyof typeof misplaced | null {
  if (toUnitId === null) return unit.parentId === null ? 'here' : 'root';
  if (toUnitId === unit.unitId) return 'itself';
  if (above === null) return 'closed';
  if (above.includes(unit.unitId)) return 'below';
  return toUnitId === unit.parentId ? 'here' : null;
}
