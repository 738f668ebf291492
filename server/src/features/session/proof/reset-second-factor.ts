import type { ActContext } from '../../../platform/action';
import { endSessionsOf } from '../sessions/end-sessions-of';
import { removeSecondFactor } from './second-factor-store';

/** Removes another person's second factor and ends that person's sessions. False if there is none. */
export async function resetSecondFactorOf(context: ActContext, personId: number): Promise<boolean> {
  if (!(await removeSecondFactor(context.db, personId))) return false;
  await endSessionsOf(context, personId, 'revoked');
  return true;
}
