import { createHash, randomInt } from 'node:crypto';
import { captchaText, isSolution } from '@sarabun/contract/session/captcha';
import type { ReadContext } from '../../../platform/action';
import type { SignedCodes } from '../../../platform/keys/signed-code';
import { captchaRequired } from '../sessions/refusals';
import { hashOf } from '../sessions/tokens';
import { countTry } from './throttle';
import { needsCaptcha } from './throttle-rules';
import type { Tries } from './tries';
import { troublesOf } from './trouble-store';

const purpose = 'captcha';
const secondsToSolve = 300;
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** A challenge that only this deployment can make: when it ends, and what makes it unique. */
export function newChallenge(codes: SignedCodes, now: Date): string {
  return codes.sign(purpose, [seconds(now) + secondsToSolve, randomInt(2 ** 47)]);
}

/**
 * Refuses a try that needs a captcha and brings none, or one that is wrong, too old or used before. It is used up by the try, whatever comes
 * of it.
 */
export async function refuseWithoutCaptcha(context: ReadContext, codes: SignedCodes | null, { asked }: Pick<Tries, 'asked'>, captcha: string): Promise<void> {
  const { db, now } = context;
  if (codes === null) return;
  const troubles = await troublesOf(
    db,
    asked.map(({ subject }) => subject),
  );
  if (!asked.some(({ subject, limit }) => needsCaptcha(limit, troubles.get(subject) ?? null, now))) return;
  const [challenge = '', tried = ''] = captcha.split(' ');
  const [endsAt = 0] = codes.read(purpose, challenge) ?? [];
  const isRight =
    endsAt >= seconds(now) &&
    isSolution(
      createHash('sha256')
        .update(captchaText(challenge, Number(tried)))
        .digest(),
    );
  if (!isRight || !(await isFirstUse(context, challenge))) throw captchaRequired();
}

/** Counts the uses of a challenge among the wrong tries, which are forgotten after it has ended. */
async function isFirstUse({ act, now }: ReadContext, challenge: string): Promise<boolean> {
  const subject = `captcha:${hashOf(challenge).toString('base64url')}`;
  const once = { free: 2, forgottenAfter: 2 * secondsToSolve, within: null, longest: 1 };
  return (await act('solveCaptcha', ({ db }) => countTry(db, once, subject, now))) === 0;
}
