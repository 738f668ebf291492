import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { captchaChallenge, captchaText, isSolution } from '@sarabun/contract/session/captcha';
import { call } from '../../../platform/call';

/** So long it works at a stretch, in milliseconds; then the page gets its turn. */
const stretch = 25;

/**
 * Asks for a challenge and solves it. Hashed by a library and not by the browser, which does that only on pages with TLS; an intranet may have
 * none.
 */
export async function solveCaptcha(): Promise<string> {
  const { challenge } = await call(captchaChallenge, {});
  let tried = 0;
  for (;;) {
    const until = performance.now() + stretch;
    while (performance.now() < until) {
      if (isSolution(sha256(utf8ToBytes(captchaText(challenge, tried))))) return `${challenge} ${tried}`;
      tried++;
    }
    await new Promise((next) => setTimeout(next));
  }
}
