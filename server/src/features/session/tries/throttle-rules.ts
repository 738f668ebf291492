/** Wrong tries of one subject. */
export interface Trouble {
  wrong: number;
  firstAt: Date;
  lastAt: Date;
}

export interface Limit {
  /** This many wrong tries are free. */
  free: number;
  /** Seconds without a wrong try after which the count is reset. */
  forgottenAfter: number;
  /** Tries are counted within this many seconds of the first; null counts all of them. */
  within: number | null;
  /** The longest wait, in seconds. */
  longest: number;
}

/** The longest wait of any limit, in seconds. */
export const maxWaitSeconds = 60;

/** One source at one target: a known browser or an address at an account, a signed-in person at the own password. */
export const oneLimit: Limit = { free: 5, forgottenAfter: 900, within: null, longest: maxWaitSeconds };
/** An address, whatever it tries. */
export const addressLimit: Limit = { free: 30, forgottenAfter: 120, within: 60, longest: maxWaitSeconds };
/** Files that one address has compared with issued letters; each costs seconds of a thread. */
export const comparisonLimit: Limit = { free: 12, forgottenAfter: 120, within: 60, longest: maxWaitSeconds };
/** All strangers together at one account. The waits are shorter than those of one address, so that the owner gets a chance. */
export const strangersLimit: Limit = { free: 20, forgottenAfter: 900, within: null, longest: 10 };
/** People at one address who have waited as told. */
export const turnLimit: Limit = { free: 3, forgottenAfter: 120, within: null, longest: 20 };
/** All of those together at one account. */
export const turnsLimit: Limit = { free: 30, forgottenAfter: 120, within: 60, longest: 10 };

/** Whether a subject has used up half of its free tries, so that the next one needs a captcha, where the agency asks for one. */
export function needsCaptcha(limit: Limit, before: Trouble | null, now: Date): boolean {
  return before !== null && !isForgotten(limit, before, now) && before.wrong >= limit.free / 2;
}

/** Whether so much time has passed that the next wrong try counts as the first. */
function isForgotten(limit: Limit, trouble: Trouble, now: Date): boolean {
  const seconds = (since: Date) => (now.getTime() - since.getTime()) / 1000;
  const windowOver = limit.within !== null && trouble.wrong < limit.free && seconds(trouble.firstAt) > limit.within;
  return seconds(trouble.lastAt) > limit.forgottenAfter || windowOver;
}

/**
 * The state after one more wrong try, and the seconds to wait before the next: 1, 2, 4 … up to the longest, once the free tries are used
 * up.
 */
export function afterWrongTry(limit: Limit, before: Trouble | null, now: Date): { trouble: Trouble; waitSeconds: number } {
  const fresh = !before || isForgotten(limit, before, now);
  const trouble = fresh ? { wrong: 1, firstAt: now, lastAt: now } : { wrong: before.wrong + 1, firstAt: before.firstAt, lastAt: now };
  const beyond = trouble.wrong - limit.free;
  return { trouble, waitSeconds: beyond < 0 ? 0 : Math.min(limit.longest, 2 ** beyond) };
}
