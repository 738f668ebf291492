/** What a person notices of a page: how long until its main part stands and how long it is deaf (ms), how far it jumps, and its slowest answer (ms). */
export interface Figures {
  lcp: number;
  tbt: number;
  cls: number;
  inp: number;
}

interface Seen {
  paintedAt: number;
  lcp: number;
  tasks: { at: number; ms: number }[];
  shifts: { at: number; value: number }[];
  inp: number;
}

/** Runs in the page before its own scripts. */
export function watchFigures(): void {
  const seen: Seen = { paintedAt: Number.POSITIVE_INFINITY, lcp: Number.NaN, tasks: [], shifts: [], inp: 0 };
  Object.assign(globalThis, { seen });
  const watch = (type: string, see: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry as never);
    }).observe({
      type,
      buffered: true,
      ...more,
    } as PerformanceObserverInit);
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paintedAt = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ at: startTime, ms: duration }));
  watch('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts.push({ at: startTime, value });
  });
  watch(
    'event',
    ({ duration }) => {
      seen.inp = Math.max(seen.inp, duration);
    },
    { durationThreshold: 16 },
  );
}

/**
 * Runs in the page at the end. The blocking time is what long tasks take beyond 50 ms after the first paint; the shift is the largest sum
 * within five seconds without a second of rest.
 */
export function readFigures(): Figures {
  const { seen } = globalThis as unknown as { seen: Seen };
  const tbt = seen.tasks.filter(({ at }) => at >= seen.paintedAt).reduce((sum, { ms }) => sum + ms - 50, 0);
  let [cls, sum, from, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { at, value } of seen.shifts) {
    if (at - last > 1000 || at - from > 5000) [sum, from] = [0, at];
    sum += value;
    last = at;
    cls = Math.max(cls, sum);
  }
  return { lcp: seen.lcp, tbt, cls, inp: seen.inp };
}
