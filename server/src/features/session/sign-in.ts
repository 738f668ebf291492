import type { ActContext, ReadContext } from '../../platform/action';
import type { Refusal } from '../../platform/errors';
import type { Http } from '../../platform/http';
import { authCookie, deviceCookie } from '../../platform/http';
import { isRightPassword, oneOfTwo } from './passwords';
import { blankPassword, blankUsername, openElsewhere, waitBeforeTrying, wrongPair } from './refusals';
import {
  addSession,
  endSessions,
  findAccount,
  findUserLogin,
  forgetTrouble,
  knowDevice,
  lockAccount,
  lockTrouble,
  saveTrouble,
  secondsToWait,
  sessionsElsewhere,
} from './session-store';
import { accountLimit, addressLimit, afterWrongTry } from './throttle-rules';
import { hashOf, newToken } from './tokens';

interface Credentials {
  username: string;
  password: string;
}

const day = 24 * 60 * 60 * 1000;
const deviceDays = 730;

/** How signing in is limited here. */
export interface SignInSettings {
  sessionDays: number;
}

/** First step of signing in: refuses a wrong pair, and says with an `oauthId` when a session is open on another device. */
export async function preLogin(context: ReadContext, credentials: Credentials): Promise<{ message: string }> {
  const personId = await proveIdentity(context, credentials);
  const device = context.origin.device ? hashOf(context.origin.device) : null;
  const elsewhere = await sessionsElsewhere(context.db, personId, device, context.now);
  if (elsewhere.length > 0) throw openElsewhere(hashOf(`${elsewhere.join()}`).toString('base64url'));
  return { message: '' };
}

/** Second step, or both in one: opens a session on this device and ends the person's other ones; their pages are thrown out at once. */
export async function login(context: ReadContext, credentials: Credentials, http: Http, settings: SignInSettings) {
  const personId = await proveIdentity(context, credentials);
  const device = context.origin.device ?? newToken();
  const token = newToken();
  await context.act('login', (act) => openSession(act, { personId, device, token, settings }));
  http.setCookie(deviceCookie, device, deviceDays);
  http.setCookie(authCookie, token, settings.sessionDays);
  const userLogin = await findUserLogin(context.db, personId, context.now);
  const message = context.origin.language === 'en' ? 'Signed in.' : 'เข้าสู่ระบบสำเร็จ';
  return { message, success: { token }, token, oauth_id: hashOf(device).toString('base64url'), userLogin };
}

async function openSession(
  context: ActContext,
  { personId, device, token, settings }: { personId: number; device: string; token: string; settings: SignInSettings },
): Promise<void> {
  const { db, now, origin } = context;
  const deviceHash = hashOf(device);
  await lockAccount(db, personId);
  const ended = await endSessions(db, { personId, reason: 'elsewhere', now, deviceHash });
  const elsewhere = ended.filter((session) => !session.sameDevice).map((session) => session.id);
  if (elsewhere.length > 0) context.announce('session.ended', { personId, sessionIds: elsewhere, reason: 'elsewhere' });
  const deviceId = await knowDevice(db, deviceHash, now);
  const sessionId = await addSession(db, {
    tokenHash: hashOf(token),
    personId,
    deviceId,
    now,
    expiresAt: new Date(now.getTime() + settings.sessionDays * day),
    origin,
  });
  context.audit({ personId, detail: { sessionId, ended: ended.map((session) => session.id) } });
}

const subjectsOf = ({ username }: Credentials, address: string | null) => ({
  account: `account:${hashOf(username.trim().toLowerCase()).toString('base64url')}`,
  address: `address:${address ?? ''}`,
});

/**
 * Whose name and password these are. Wrong tries are counted by account name, whether it exists or not, and by address; while a
 * wait runs, nothing is tried, not even a right password.
 */
async function proveIdentity(context: ReadContext, credentials: Credentials): Promise<number> {
  const username = credentials.username.trim();
  if (username === '') throw blankUsername();
  if (credentials.password.trim() === '') throw blankPassword();
  const subjects = subjectsOf(credentials, context.origin.address);
  return oneOfTwo(async () => {
    const seconds = await secondsToWait(context.db, Object.values(subjects), context.now);
    if (seconds > 0) throw waitBeforeTrying(seconds);
    const account = await findAccount(context.db, username);
    if (await isRightPassword(account?.passwordHash ?? null, credentials.password)) {
      await context.act('signInProved', (act) => forgetTrouble(act.db, subjects.account));
      return (account as { personId: number }).personId;
    }
    return context.act('signInWrong', (act) => countWrongTry(act, subjects));
  });
}

async function countWrongTry({ db, now, audit }: ActContext, subjects: { account: string; address: string }): Promise<Refusal> {
  let wait = 0;
  for (const [limit, subject] of [
    [accountLimit, subjects.account],
    [addressLimit, subjects.address],
  ] as const) {
    const { trouble, waitSeconds } = afterWrongTry(limit, await lockTrouble(db, subject, now), now);
    await saveTrouble(db, subject, trouble, waitSeconds > 0 ? new Date(now.getTime() + waitSeconds * 1000) : null);
    wait = Math.max(wait, waitSeconds);
  }
  audit({ detail: { wait } });
  return wrongPair();
}
