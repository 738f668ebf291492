import type { ActContext } from '../../../platform/action';
import type { Database, Transaction } from '../../../platform/database';
import type { Refusal } from '../../../platform/errors';
import { waitBeforeTrying } from '../sessions/refusals';
import { afterWrongTry, type Limit } from './throttle-rules';
import type { Counter, Tries } from './tries';
import { forgetTrouble, lockTrouble, saveTrouble, secondsToWait } from './trouble-store';

/** Refuses while any of these counters has a wait, in words about signing in or others. */
export async function refuseWhileWaiting(db: Database, counters: readonly Counter[], now: Date, wait = waitBeforeTrying): Promise<void> {
  const refusal = await refusalWhileWaiting(db, counters, now, wait);
  if (refusal) throw refusal;
}

/** The refusal while any of these counters has a wait; null otherwise. */
export async function refusalWhileWaiting(db: Database, counters: readonly Counter[], now: Date, wait = waitBeforeTrying): Promise<Refusal | null> {
  const subjects = counters.map(({ subject }) => subject);
  const seconds = await secondsToWait(db, subjects, now);
  return seconds > 0 ? wait(seconds) : null;
}

/** Counts one more try of a subject, and returns the seconds that it must wait now. */
export async function countTry(db: Transaction, limit: Limit, subject: string, now: Date): Promise<number> {
  const { trouble, waitSeconds } = afterWrongTry(limit, await lockTrouble(db, subject, now), now);
  await saveTrouble(db, subject, trouble, waitSeconds > 0 ? new Date(now.getTime() + waitSeconds * 1000) : null);
  return waitSeconds;
}

/** Counts a wrong try and returns its refusal. */
export async function countWrongTry({ db, now, audit }: ActContext, { counted }: Pick<Tries, 'counted'>, refusal: Refusal): Promise<Refusal> {
  let wait = 0;
  for (const { limit, subject } of counted) wait = Math.max(wait, await countTry(db, limit, subject, now));
  audit({ detail: { wait } });
  return refusal;
}

/** Clears earlier wrong tries. */
export function forgetTries(db: Transaction, { own }: Tries): Promise<void> {
  return forgetTrouble(db, own.subject);
}
