import { logout, revoke } from '@sarabun/contract/session/sign-in';
import { browser } from '../../platform/browser';
import { call } from '../../platform/call';
import { type Ending, forgetSession } from '../../platform/session';

/** Ends this session and goes to the sign-in screen. Where the server does not answer, the browser forgets the session all the same. */
export async function signOut(why?: Ending): Promise<void> {
  await call(logout, {}).catch(() => undefined);
  forgetSession();
  browser.goTo(why ? `/login?ended=${why}` : '/login');
}

/** Ends every session of the person (`?forceLogout=true` on any page). */
export async function signOutEverywhere(): Promise<void> {
  await call(revoke, {}).catch(() => undefined);
  forgetSession();
  browser.goTo('/login');
}
