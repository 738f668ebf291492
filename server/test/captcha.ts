import { createHash } from 'node:crypto';
import { captchaText, isSolution } from '@sarabun/contract/session/captcha';

/** Solves a challenge as a browser does. */
export function solved(challenge: string): string {
  for (let tried = 0; ; tried++) {
    if (isSolution(createHash('sha256').update(captchaText(challenge, tried)).digest())) return `${challenge} ${tried}`;
  }
}
