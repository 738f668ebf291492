import { ownAddress } from '@sarabun/contract/values/own-address';
import { letterLink } from './letter-link';
import { kept } from './storage';

/** Why a session ended without the person asking; the sign-in screen reads it from `?ended=`. */
export const endings = ['expired', 'elsewhere', 'revoked', 'password', 'closed', 'idle'] as const;
export type Ending = (typeof endings)[number];

/** The bearer token, or null if nobody is signed in in this browser. */
export function token(): string | null {
  return kept('token');
}

/** The sign-in screen that leads back to a page. Default pages are not named, unless they open a letter. */
export function signInAddress(from: { pathname: string; search: string }, why?: Ending): string {
  const query = new URLSearchParams();
  if (letterLink(from.search) || !['/', '/intranet', '/portal', '/login'].includes(from.pathname)) query.set('return', from.pathname + from.search);
  if (why) query.set('ended', why);
  return query.size ? `/login?${query}` : '/login';
}

/** The page after sign-in: the requested address of this site, the letter of a link, or `/intranet`. */
export function returnAddress(search: string): string {
  const own = ownAddress(new URLSearchParams(search).get('return') ?? '');
  if (own !== null && own !== '/' && !own.startsWith('/login')) return own;
  const link = letterLink(search);
  return link ? `/portal${link}` : '/intranet';
}
