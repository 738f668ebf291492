/** Wrong tries at signing in, of one account name or from one address. */
export interface Trouble {
  wrong: number;
  firstAt: Date;
  lastAt: Date;
}

export interface Limit {
  /** So many wrong tries are free. */
  free: number;
  /** After so many seconds without a wrong try all is forgotten. */
  forgottenAfter: number;
  /** Tries are counted within this many seconds of the first; null counts all of them. */
  within: number | null;
}

export const accountLimit: Limit = { free: 5, forgottenAfter: 900, within: null };
export const addressLimit: Limit = { free: 30, forgottenAfter: 120, within: 60 };

/** No wait is longer, in seconds. */
export const longestWait = 60;

/** The trouble after one more wrong try, and the seconds to wait before the next: 1, 2, 4 … 60 once the free tries are used up. */
export function afterWrongTry(limit: Limit, before: Trouble | null, now: Date): { trouble: Trouble; waitSeconds: number } {
  const seconds = (since: Date) => (now.getTime() - since.getTime()) / 1000;
  const windowOver = (trouble: Trouble) => limit.within !== null && trouble.wrong < limit.free && seconds(trouble.firstAt) > limit.within;
  const fresh = !before || seconds(before.lastAt) > limit.forgottenAfter || windowOver(before);
  const trouble = fresh ? { wrong: 1, firstAt: now, lastAt: now } : { wrong: before.wrong + 1, firstAt: before.firstAt, lastAt: now };
  const beyond = trouble.wrong - limit.free;
  return { trouble, waitSeconds: beyond < 0 ? 0 : Math.min(longestWait, 2 ** beyond) };
}
