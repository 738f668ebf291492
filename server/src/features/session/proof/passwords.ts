import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../../platform/work/limit-concurrency';

/** argon2id, 19 MiB and two passes: about 9 ms of one core, off the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Runs at most two CPU-bound tasks at a time, so that many sign-ins do not slow everyone else down. Refuses when the queue is long. `first`
 * is the queue of known people, so a flood of strangers does not delay them.
 */
export const limitToTwo = limitConcurrency('passwords', 2, 500);

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let ofNobody: Promise<string> | null = null;

/** Whether a password is right. Without an account it fails after the same time, so that timing reveals nothing. */
export async function isRightPassword(kept: string | null, password: string): Promise<boolean> {
  ofNobody ??= hashPassword('no account has this password');
  const right = await verify(kept ?? (await ofNobody), password).catch(() => false);
  return kept !== null && right;
}
