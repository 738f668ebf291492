import { logout, revoke } from '@sarabun/contract/session/sign-in';
import { call } from '../../../platform/call';
import { type Ending, endSession } from '../../../platform/session';

/** Ends this session and goes to the sign-in screen. If the server does not answer, the browser drops the session anyway. */
export async function signOut(why?: Ending): Promise<void> {
  await endSession(() => call(logout, {}), why ? `/login?ended=${why}` : '/login');
}

/** Ends all sessions of the person (`?forceLogout=true` on any page). */
export async function signOutEverywhere(): Promise<void> {
  await endSession(() => call(revoke, {}), '/login');
}
