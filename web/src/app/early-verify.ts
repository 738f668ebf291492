import { keptLanguage } from '../platform/i18n';
import { token } from '../platform/sign-in-address';

/** The answer that is on its way; null inside if the server was not reached. */
let asked: Promise<Response | null> | null = null;

/**
 * Asks who is signed in (`verify`) while the application that needs the answer is still being loaded. The entry has no schemas, so the
 * request is written here; `start.test.ts` holds it to the contract.
 */
export function askWhoSignedIn(): void {
  const headers = { accept: 'application/json', 'accept-language': keptLanguage() === 'en' ? 'en' : 'th', authorization: `Bearer ${token()}` };
  asked = fetch('/api/verify', { method: 'POST', headers, body: new URLSearchParams() }).catch(() => null);
}

/** Hands the answer over, once; null if nobody asked. */
export function takeEarlyAnswer(): Promise<Response | null> | null {
  const taken = asked;
  asked = null;
  return taken;
}
