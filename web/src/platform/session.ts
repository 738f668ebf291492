import { type UserLogin, userLogin } from '@sarabun/contract/session/user-login';
import { ownAddress } from '@sarabun/contract/values/own-address';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

import { browser } from './browser';
import { letterLink } from './letter-link';
import { keep, kept, storageKey } from './storage';

/** Why a session ended without the person asking: read by the sign-in screen from `?ended=`. */
export const endings = ['expired', 'elsewhere', 'revoked', 'password', 'closed', 'idle'] as const;
export type Ending = (typeof endings)[number];

const listeners = new Set<() => void>();
const unsettled = new Set<() => void>();
let user: UserLogin | null = null;
/** Set once this page is on its way to the sign-in screen: what it hears of the end of its session after that is no news. */
let leaving = false;

/** The bearer token, or null where nobody is signed in on this browser. */
export function token(): string | null {
  return kept('token');
}

/** Who signed in last on this browser, as kept; null where nobody did or what is kept cannot be read. */
export function keptUser(): UserLogin | null {
  try {
    const parsed = z.safeDecode(userLogin, JSON.parse(kept('userLogin') ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The person who is signed in. Only pages of the main layout ask, and those open after the session was verified. */
export function useUser(): UserLogin {
  const current = useSyncExternalStore(subscribe, () => user);
  if (!current) throw new Error('Nobody is signed in.');
  return current;
}

/** Opens the session on this browser. */
export function openSession(bearer: string, person: UserLogin): void {
  leaving = false;
  keep('token', bearer);
  rememberUser(person);
}

/** Keeps who is signed in, as the server says it. */
export function rememberUser(person: UserLogin): void {
  keep('userLogin', JSON.stringify(z.encode(userLogin, person)));
  user = person;
  for (const changed of listeners) changed();
}

/** The server asks something of the person first, such as to agree to a new text: whoever looks after that hears of it. */
export function noteUnsettled(): void {
  for (const heard of unsettled) heard();
}

/** Hears when the server asks something of the person first. Returns what ends it. */
export function onUnsettled(heard: () => void): () => void {
  unsettled.add(heard);
  return () => unsettled.delete(heard);
}

/** Forgets the session on this browser. */
export function forgetSession(): void {
  keep('token', null);
  keep('userLogin', null);
  user = null;
}

/** Forgets a session that ended without this page's doing, and goes to the sign-in screen, which says why and leads back to this page. */
export function dropSession(why?: Ending): void {
  if (leaving) return;
  leaving = true;
  forgetSession();
  browser.goTo(signInAddress(location, why));
}

/** Ends the session from this page and goes to an address. The answer is waited for; where none comes, the session is forgotten here all the same. */
export async function endSession(end: () => Promise<unknown>, address: string): Promise<void> {
  if (leaving) return;
  leaving = true;
  await end().catch(() => undefined);
  forgetSession();
  browser.goTo(address);
}

/** The sign-in screen that leads back to a page. Pages everybody lands on are not worth naming, unless they open a letter. */
export function signInAddress(from: { pathname: string; search: string }, why?: Ending): string {
  const query = new URLSearchParams();
  if (letterLink(from.search) || !['/', '/intranet', '/portal', '/login'].includes(from.pathname)) query.set('return', from.pathname + from.search);
  if (why) query.set('ended', why);
  return query.size ? `/login?${query}` : '/login';
}

/** The page to go on to after signing in: an address of this site that was asked for, the letter of a link, else `/intranet`. */
export function returnAddress(search: string): string {
  const own = ownAddress(new URLSearchParams(search).get('return') ?? '');
  if (own !== null && own !== '/' && !own.startsWith('/login')) return own;
  const link = letterLink(search);
  return link ? `/portal${link}` : '/intranet';
}

/**
 * Follows the session in the browser's other tabs: signing out there signs out here, another person there reloads here. A page left by
 * signing out never comes back. Returns what ends it.
 */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== storageKey('token') || event.newValue === event.oldValue) return;
    if (event.newValue === null) dropSession();
    else browser.reload();
  };
  // Going back after signing out, some browsers bring the page back as it was left.
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
