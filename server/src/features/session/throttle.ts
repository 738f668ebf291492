import type { Database, Transaction } from '../../platform/database';
import { waitBeforeTrying } from './refusals';
import { lockTrouble, saveTrouble, secondsToWait } from './session-store';
import { afterWrongTry, type Limit } from './throttle-rules';

/** Refuses while a wait runs for one of these subjects. */
export async function refuseWhileWaiting(db: Database, subjects: readonly string[], now: Date): Promise<void> {
  const seconds = await secondsToWait(db, subjects, now);
  if (seconds > 0) throw waitBeforeTrying(seconds);
}

/** Counts one more try of a subject, and answers the seconds that it must wait now. */
export async function countTry(db: Transaction, limit: Limit, subject: string, now: Date): Promise<number> {
  const { trouble, waitSeconds } = afterWrongTry(limit, await lockTrouble(db, subject, now), now);
  await saveTrouble(db, subject, trouble, waitSeconds > 0 ? new Date(now.getTime() + waitSeconds * 1000) : null);
  return waitSeconds;
}
