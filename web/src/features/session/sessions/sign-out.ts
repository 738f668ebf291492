import { logout, revoke } from '@sarabun/contract/session/sign-in';
import { call } from '../../../platform/call';
import { type Ending, endSession } from '../../../platform/session';

/** Ends this session and goes to the sign-in screen. Where the server does not answer, the browser forgets the session all the same. */
export async function signOut(why?: Ending): Promise<void> {
  await endSession(() => call(logout, {}), why ? `/login?ended=${why}` : '/login');
}

/** Ends every session of the person (`?forceLogout=true` on any page). */
export async function signOutEverywhere(): Promise<void> {
  await endSession(() => call(revoke, {}), '/login');
}
