import { keptLanguage } from './i18n';
import { token } from './sign-in-address';

/** Answers that are on their way, by what was asked; null inside if the server was not reached. */
const asked = new Map<string, Promise<Response | null>>();

const nameOf = (address: string, form: unknown) => `${address} ${form ?? ''}`;

/**
 * Asks for what the page will need while the application that needs it is still being loaded. The entry has no schemas, so the request is written
 * by hand; `start.test.ts` holds it to the contract.
 */
export function askEarly(address: string, form?: URLSearchParams): void {
  const headers = { accept: 'application/json', 'accept-language': keptLanguage() === 'en' ? 'en' : 'th', authorization: `Bearer ${token()}` };
  const init = form ? { method: 'POST', headers, body: form } : { headers };
  asked.set(
    nameOf(address, form),
    fetch(address, init).catch(() => null),
  );
}

/** Hands the answer to a request over, once; nothing if it was not asked early. */
export function takeEarly([address, { body }]: [string, RequestInit]): Promise<Response | null> | undefined {
  const name = nameOf(address, body);
  const answer = asked.get(name);
  asked.delete(name);
  return answer;
}

/** What the page did not take as it started would be out of date. */
export function forgetEarly(): void {
  asked.clear();
}
