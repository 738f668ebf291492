import type { misplaced } from './refusals';

type Place = { unitId: number; parentId: number | null };

/** A day as `YYYY-MM-DD`, so many years on. */
const yearsOn = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
const mostYears = 5;

/** Whether a change may be ordered for a day: it may be today or come, but not lie out of sight. */
export function dayFault(today: string, effectiveOn: string): 'past' | 'far' | null {
  if (effectiveOn < today) return 'past';
  return effectiveOn > yearsOn(today, mostYears) ? 'far' : null;
}

/** What is wrong with a unit standing below another. `above` are the units over the target, itself first; null where it is not open. */
export function placeFault(unit: Place, toUnitId: number | null, above: readonly number[] | null): keyof typeof misplaced | null {
  if (toUnitId === null) return unit.parentId === null ? 'here' : 'root';
  if (toUnitId === unit.unitId) return 'itself';
  if (above === null) return 'closed';
  if (above.includes(unit.unitId)) return 'below';
  return toUnitId === unit.parentId ? 'here' : null;
}
