import type { PendencySort } from '@sarabun/contract/follow-up/choices';
import type { Figures, PendencyLine } from '@sarabun/contract/follow-up/pendency';
import type { Seat } from '../../platform/action';

const executive: readonly Seat['function'][] = ['holder', 'acting', 'secretary'];
const registry: readonly Seat['function'][] = ['registrar', 'registryHead', 'secretRegistrar'];

/** What a person is in charge of, before the unit tree is read. */
export interface Charge {
  /** Units including all below them: as their head, or at an executive's desk. */
  heads: number[];
  /** Posts; they count if they are executive ones. */
  postDesks: number[];
  /** Units including those below without a registry of their own. */
  registries: number[];
}

/** The responsibility that follows from these seats. */
export function chargeOf(seats: readonly Seat[]): Charge {
  const at = (functions: readonly Seat['function'][], kind: Seat['deskKind']) =>
    seats.filter((seat) => seat.deskKind === kind && functions.includes(seat.function));
  return {
    heads: at(['head'], 'unit').map(({ unitId }) => unitId),
    postDesks: at(executive, 'post').map(({ deskId }) => deskId),
    registries: at(registry, 'unit').map(({ unitId }) => unitId),
  };
}

/** The counters of some desks. `cameSum` is the sum of the arrival times of their rows, in seconds. */
export interface Counted {
  waiting: number;
  overdue: number;
  cameSum: number;
  oldestAt: Date | null;
}

const nothing: Counted = { waiting: 0, overdue: 0, cameSum: 0, oldestAt: null };
const day = 24 * 60 * 60;

export function sumOf(counted: readonly Counted[]): Counted {
  return counted.reduce(
    (sum, one) => ({
      waiting: sum.waiting + one.waiting,
      overdue: sum.overdue + one.overdue,
      cameSum: sum.cameSum + one.cameSum,
      oldestAt: sum.oldestAt === null || (one.oldestAt !== null && one.oldestAt < sum.oldestAt) ? one.oldestAt : sum.oldestAt,
    }),
    nothing,
  );
}

/** The figures of the report; the average age is in days with one decimal. */
export function figuresOf({ waiting, overdue, cameSum, oldestAt }: Counted, now: Date): Figures {
  const age = waiting > 0 ? (now.getTime() / 1000 - cameSum / waiting) / day : null;
  return { waiting, overdue, averageDays: age === null ? null : Math.max(0, Math.round(age * 10) / 10), oldestAt };
}

/** Sorts lines: worst first or alphabetically; the name breaks ties. */
export function sortLines(lines: readonly PendencyLine[], sort: PendencySort): PendencyLine[] {
  const byName = (a: PendencyLine, b: PendencyLine) => a.name.localeCompare(b.name, 'th');
  const oldest = ({ oldestAt }: PendencyLine) => oldestAt?.getTime() ?? Number.POSITIVE_INFINITY;
  const compare: Record<PendencySort, (a: PendencyLine, b: PendencyLine) => number> = {
    overdue: (a, b) => b.overdue - a.overdue || b.waiting - a.waiting,
    waiting: (a, b) => b.waiting - a.waiting || b.overdue - a.overdue,
    averageDays: (a, b) => (b.averageDays ?? -1) - (a.averageDays ?? -1),
    oldestAt: (a, b) => oldest(a) - oldest(b) || 0,
    name: byName,
  };
  return [...lines].sort((a, b) => compare[sort](a, b) || byName(a, b));
}
