import { type UserLogin, userLogin } from '@sarabun/contract/session/user-login';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

import { browser } from './browser';
import { forgetSeen } from './offline/offline-store';
import { type Ending, signInAddress } from './sign-in-address';
import { keep, kept, storageKey } from './storage';

export { type Ending, returnAddress, signInAddress, token } from './sign-in-address';

const listeners = new Set<() => void>();
const unsettled = new Set<() => void>();
let user: UserLogin | null = null;
/** Set when this page is leaving for the sign-in screen: later messages about the end of its session are ignored. */
let leaving = false;

/** The stored last user of this browser; null if there is none or it cannot be read. */
export function keptUser(): UserLogin | null {
  try {
    const parsed = z.safeDecode(userLogin, JSON.parse(kept('userLogin') ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The signed-in person. Only for pages of the main layout, which open after the session was verified. */
export function useUser(): UserLogin {
  const current = useSyncExternalStore(subscribe, () => user);
  if (!current) throw new Error('Nobody is signed in.');
  return current;
}

export function openSession(bearer: string, person: UserLogin): void {
  leaving = false;
  keep('token', bearer);
  rememberUser(person);
}

/** Stores the signed-in person as the server returns it. */
export function rememberUser(person: UserLogin): void {
  keep('userLogin', JSON.stringify(z.encode(userLogin, person)));
  user = person;
  for (const changed of listeners) changed();
}

/** The server requires something of the person first, such as agreeing to a new text: notifies the listener. */
export function noteUnsettled(): void {
  for (const heard of unsettled) heard();
}

/** Listens for such requirements. Returns a function that stops it. */
export function onUnsettled(heard: () => void): () => void {
  unsettled.add(heard);
  return () => unsettled.delete(heard);
}

export function forgetSession(): void {
  keep('token', null);
  keep('userLogin', null);
  forgetSeen();
  user = null;
}

/** Drops a session that ended elsewhere, and goes to the sign-in screen, which shows the reason and leads back to this page. */
export function dropSession(why?: Ending): void {
  if (leaving) return;
  leaving = true;
  forgetSession();
  browser.goTo(signInAddress(location, why));
}

/** Ends the session and goes to an address. If no answer comes, the session is dropped here anyway. */
export async function endSession(end: () => Promise<unknown>, address: string): Promise<void> {
  if (leaving) return;
  leaving = true;
  await end().catch(() => undefined);
  forgetSession();
  browser.goTo(address);
}

/**
 * Follows the session in other tabs: signing out there signs out here, another person there reloads here. A page left by signing out never
 * comes back. Returns a function that stops it.
 */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== storageKey('token') || event.newValue === event.oldValue) return;
    if (event.newValue === null) dropSession();
    else browser.reload();
  };
  // Some browsers restore the old page when going back after signing out.
  const stayAway = () => leaving && browser.reload();
  addEventListener('storage', follow);
  addEventListener('pageshow', stayAway);
  return () => {
    removeEventListener('storage', follow);
    removeEventListener('pageshow', stayAway);
  };
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
