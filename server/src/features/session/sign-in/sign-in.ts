import type { ActContext, ReadContext } from '../../../platform/action';
import type { Refusal } from '../../../platform/errors';
import type { SecretBox } from '../../../platform/keys/secret-box';
import { isRightSecondFactor } from '../proof/second-factor';
import { demandsSecondFactor } from '../proof/second-factor-store';
import { type Credentials, type Proven, recordProof, verifyPassword } from '../proof/verify-password';
import { openElsewhere, secondFactorRequired, secondFactorWrong } from '../sessions/refusals';
import { addSession, findUserLogin, lockAccount, makeRoom, type SignInWay, sessionsElsewhere } from '../sessions/session-store';
import type { SignInSettings } from '../sessions/settings';
import { hashOf, newToken } from '../sessions/tokens';
import { countWrongTry, forgetTries, refusalWhileWaiting } from '../tries/throttle';
import { accountSubject, triesAtSecondFactor } from '../tries/tries';
import { signedInText } from './sign-in-texts';

const day = 24 * 60 * 60 * 1000;

/** First step of sign-in: refuses a wrong name or password, and returns an `oauthId` when a session is open on another device. */
export async function preLogin(context: ReadContext, credentials: Credentials, settings: SignInSettings): Promise<{ message: string }> {
  const proven = await verifyPassword(context, credentials, settings);
  await recordProof(context, proven);
  await refuseIfOpenElsewhere(context, proven.personId, settings.concurrent);
  return { message: '' };
}

/** Refuses with an `oauthId` when the person has the maximum number of sessions on other devices, so that one would end. */
export async function refuseIfOpenElsewhere({ db, origin, now }: ReadContext, personId: number, concurrent: number): Promise<void> {
  const elsewhere = await sessionsElsewhere(db, personId, origin.device ? hashOf(origin.device) : null, now);
  if (elsewhere.length >= concurrent) throw openElsewhere(hashOf(`${elsewhere.join()}`).toString('base64url'));
}

/**
 * Second step, or both in one: opens a session on this device and ends those beyond the agency's limit; their pages are signed out at once.
 * A person with a second factor must give a code.
 */
export async function login(context: ReadContext, credentials: Credentials & { secondFactor: string }, settings: SignInSettings) {
  const proven = await verifyPassword(context, credentials, settings);
  return signIn(context, proven, settings, (act) => verifySecondFactor(act, proven, credentials, settings.secrets));
}

/** Opens a session for an identified person, unless `furtherCheck` (in the same transaction) refuses. */
export async function signIn(
  context: ReadContext,
  { personId, way, hasSecondFactor }: { personId: number; way: SignInWay; hasSecondFactor: boolean },
  settings: SignInSettings,
  furtherCheck: (act: ActContext) => Promise<Refusal | null>,
) {
  const device = context.origin.device ?? newToken();
  const token = newToken();
  await context.act('login', async (act) => {
    await lockAccount(act.db, personId);
    const refusal = await furtherCheck(act);
    return refusal ?? openSession(act, { personId, way, device, token, settings });
  });
  const owes = way !== 'provider' && !hasSecondFactor && (await demandsSecondFactor(context.db, personId, settings.secondFactorRoles));
  const userLogin = await findUserLogin(context.db, personId, context.now, owes);
  const answer = { message: signedInText[context.origin.language], success: { token }, token, oauth_id: hashOf(device).toString('base64url'), userLogin };
  return { answer, device, token };
}

/** Checks the code of a person with a second factor. A wrong one counts as a wrong try; when all is proved, earlier wrong tries are cleared. */
async function verifySecondFactor(
  act: ActContext,
  proven: Proven,
  { username, secondFactor }: { username: string; secondFactor: string },
  secrets: SecretBox,
): Promise<Refusal | null> {
  if (!proven.hasSecondFactor) {
    await forgetTries(act.db, proven.tries);
    return null;
  }
  if (secondFactor.trim() === '') return secondFactorRequired();
  const tries = triesAtSecondFactor(proven.tries, accountSubject(username));
  const waiting = await refusalWhileWaiting(act.db, tries.asked, act.now);
  if (waiting) return waiting;
  if (!(await isRightSecondFactor(act, proven.personId, secondFactor, secrets))) return countWrongTry(act, tries, secondFactorWrong());
  await forgetTries(act.db, tries);
  return null;
}

async function openSession(
  context: ActContext,
  { personId, way, device, token, settings }: { personId: number; way: SignInWay; device: string; token: string; settings: SignInSettings },
): Promise<void> {
  const { db, now, origin } = context;
  const deviceHash = hashOf(device);
  const ended = await makeRoom(db, { personId, deviceHash, keep: settings.concurrent - 1, now });
  const elsewhere = ended.filter((session) => !session.sameDevice).map((session) => session.id);
  if (elsewhere.length > 0) context.announce('session.ended', { personId, sessionIds: elsewhere, reason: 'elsewhere' });
  const expiresAt = new Date(now.getTime() + settings.sessionDays * day);
  const sessionId = await addSession(db, { tokenHash: hashOf(token), personId, deviceHash, way, now, expiresAt, origin });
  context.audit({ personId, detail: { sessionId, way, ended: ended.map((session) => session.id) } });
}
