import { agency, pageSettings } from './agency';

/** The cookies that scripts keep: consent to cookies, the counter of visits (specification §3), and the version of the policy that was accepted. */
export type CookieName = 'allow' | 'page' | 'policy';

const memory = new Map<string, string>();

/** Reads a cookie, or null. Where the browser refuses cookies, this tab remembers. */
export function cookie(name: CookieName): string | null {
  const key = `${agency().key}_${name}`;
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${key}=`));
  return found ? decodeURIComponent(found.slice(key.length + 1)) : (memory.get(key) ?? null);
}

/** Sets a cookie for the days that the product is configured with (30 unless said). */
export function setCookie(name: CookieName, value: string): void {
  const key = `${agency().key}_${name}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that the agencies use
  document.cookie = `${key}=${encodeURIComponent(value)}; path=/; max-age=${pageSettings().cookieDays * 86_400}; samesite=lax${secure}`;
  memory.set(key, value);
}
