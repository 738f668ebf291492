import { agency, pageSettings } from './agency';

/** The cookies that scripts use: cookie consent, the visit counter (specification §3), and the accepted version of the policy. */
export type CookieName = 'allow' | 'page' | 'policy';

const memory = new Map<string, string>();

/** Reads a cookie, or null. If the browser blocks cookies, this tab remembers. */
export function cookie(name: CookieName): string | null {
  const key = `${agency().key}_${name}`;
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${key}=`));
  return found ? decodeURIComponent(found.slice(key.length + 1)) : (memory.get(key) ?? null);
}

/** Sets a cookie for the configured number of days (30 by default). */
export function setCookie(name: CookieName, value: string): void {
  const key = `${agency().key}_${name}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that the agencies use
  document.cookie = `${key}=${encodeURIComponent(value)}; path=/; max-age=${pageSettings().cookieDays * 86_400}; samesite=lax${secure}`;
  memory.set(key, value);
}
