import { captchaRequired } from '@sarabun/contract/session/sign-in';
import type { ReadContext } from '../../../platform/action';
import { Refusal } from '../../../platform/errors';
import type { Directory } from '../../../platform/services/directory';
import {
  blankPassword,
  blankUsername,
  directoryDown,
  waitBeforeOwnPassword,
  waitBeforeTrying,
  waitBeforeTryingCode,
  wrongOwnPassword,
  wrongPair,
} from '../sessions/refusals';
import { type Account, findAccount, usernameOf } from '../sessions/session-store';
import type { SignInSettings } from '../sessions/settings';
import { hashOf } from '../sessions/tokens';
import { refuseWithoutCaptcha } from '../tries/captcha';
import { countWrongTry, forgetTries, refuseWhileWaiting } from '../tries/throttle';
import { accountSubject, type Tries, triesOfKnown, triesOfSignedIn, triesOfStranger } from '../tries/tries';
import { isRightPassword, limitToTwo } from './passwords';

export interface Credentials {
  username: string;
  password: string;
  /** The solved captcha; empty while none is needed. */
  captcha: string;
}

/** A person whose password was right. */
export interface Proven {
  personId: number;
  way: 'password' | 'directory';
  hasSecondFactor: boolean;
  tries: Tries;
}

/**
 * Identifies a person by name and password. During a wait nothing is tried, not even a right password. A browser in which the person has
 * signed in before has its own count; a stranger who was told to wait may try once the time has passed.
 */
export async function verifyPassword(
  context: ReadContext,
  credentials: Credentials,
  { directory, turns, captcha }: Pick<SignInSettings, 'directory' | 'turns' | 'captcha'>,
) {
  const { db, origin, now } = context;
  const username = credentials.username.trim();
  if (username === '') throw blankUsername();
  if (credentials.password.trim() === '') throw blankPassword();
  const account = await findAccount(db, username, origin.device === null ? null : hashOf(origin.device));
  const subject = accountSubject(username);
  const attempt = { account, password: credentials.password, directory, ...signingIn };
  if (account?.knowsBrowser && origin.device !== null) {
    const tries = triesOfKnown(subject, origin.device);
    await refuseWhileWaiting(db, tries.asked, now);
    return prove(context, { ...attempt, tries, first: true });
  }
  const turn = turns.keyOf(subject, credentials.password);
  const hasTurn = turns.isDue(turn, now);
  const tries = triesOfStranger(subject, origin, hasTurn);
  try {
    await refuseWhileWaiting(db, tries.asked, now);
    await refuseWithoutCaptcha(context, captcha, tries, credentials.captcha);
    return await prove(context, { ...attempt, tries, first: false });
  } catch (error) {
    if (error instanceof Refusal && error.code === waitBeforeTryingCode) throw waitBeforeTrying(turns.promise(turn, now, error.extras.retryAfter ?? 0));
    if (hasTurn && !(error instanceof Refusal && error.code === captchaRequired)) turns.spend(turn, now);
    throw error;
  }
}

/** Asks the signed-in person for their own password again, before a sensitive change. These tries are counted separately from sign-in. */
export async function verifyOwnPassword(context: ReadContext, password: string, directory: Directory | null): Promise<void> {
  const { db, actor, now } = context;
  if (password.trim() === '') throw blankPassword();
  const account = await findAccount(db, await usernameOf(db, actor.personId), null);
  const tries = triesOfSignedIn(actor.personId);
  await refuseWhileWaiting(db, tries.asked, now, waitBeforeOwnPassword);
  await recordProof(context, await prove(context, { account, password, directory, tries, first: true, ...provingOwn }));
}

/**
 * Records a right password, and clears earlier wrong tries if nothing more is to be proved; otherwise a right password would allow endless
 * tries of the second factor.
 */
export async function recordProof(context: ReadContext, { hasSecondFactor, tries }: Proven): Promise<void> {
  if (!hasSecondFactor) await context.act('signInProved', ({ db }) => forgetTries(db, tries));
}

interface Attempt {
  account: Account | null;
  password: string;
  directory: Directory | null;
  tries: Tries;
  /** Goes ahead of strangers when many wait for a free core. */
  first: boolean;
  /** What a wrong try is called in the history, and its refusals: of a wrong password, and of one that must wait. */
  act: string;
  wrong: () => Refusal;
  wait: (seconds: number) => Refusal;
}

const signingIn = { act: 'signInWrong', wrong: wrongPair, wait: waitBeforeTrying };
const provingOwn = { act: 'ownPasswordWrong', wrong: wrongOwnPassword, wait: waitBeforeOwnPassword };

/** Tries a password in its turn, unless a wrong try has made it wait by then. A wrong one is counted. */
async function prove(context: ReadContext, { account, password, directory, tries, first, act, wrong, wait }: Attempt): Promise<Proven> {
  return oneByOne(account, { lane: tries.lane, first }, async () => {
    await refuseWhileWaiting(context.db, tries.asked, context.now, wait);
    if (!(await isRight(account, password, directory)) || !account) {
      return context.act(act, (trying) => countWrongTry(trying, tries, wrong()));
    }
    const { personId, hasSecondFactor, byDirectory } = account;
    return { personId, hasSecondFactor, way: byDirectory ? 'directory' : 'password', tries };
  });
}

const asked = new Map<string, Promise<unknown>>();

/**
 * Tries run one after another, so that a thousand in parallel are counted one by one: those of local passwords wait for a free core, those
 * of the directory for the previous try in the same lane, so that a slow directory delays nobody else.
 */
async function oneByOne<Result>(account: Account | null, { lane, first }: { lane: string; first: boolean }, attempt: () => Promise<Result>): Promise<Result> {
  if (!account?.byDirectory) return limitToTwo(attempt, { first });
  const before = asked.get(lane) ?? Promise.resolve();
  const mine = before.then(attempt, attempt);
  asked.set(lane, mine);
  try {
    return await mine;
  } finally {
    if (asked.get(lane) === mine) asked.delete(lane);
  }
}

/** Without an account it fails after the same time, so that timing reveals nothing. */
async function isRight(account: Account | null, password: string, directory: Directory | null): Promise<boolean> {
  if (!account?.byDirectory) return isRightPassword(account?.passwordHash ?? null, password);
  const answer = directory ? await directory.tryPassword(account.username, password) : 'unreachable';
  if (answer === 'unreachable') throw directoryDown();
  return answer === 'right';
}
