import type { ActContext, ReadContext } from '../../platform/action';
import type { Directory } from '../../platform/directory';
import type { Refusal } from '../../platform/errors';
import { isRightPassword, oneOfTwo } from './passwords';
import { blankPassword, blankUsername, directoryDown, wrongOwnPassword, wrongPair } from './refusals';
import { type Account, findAccount, forgetTrouble, usernameOf } from './session-store';
import { countTry, refuseWhileWaiting } from './throttle';
import { accountLimit, addressLimit } from './throttle-rules';
import { hashOf } from './tokens';

/** By what wrong tries are counted: the account's name, whether it exists or not, and the address they come from. */
export interface Subjects {
  account: string;
  address: string;
}

/** A person whose password was right. */
export interface Proven {
  personId: number;
  way: 'password' | 'directory';
  hasSecondFactor: boolean;
  subjects: Subjects;
}

/** The subjects of a try under a name from an address. */
export function subjectsOf(username: string, address: string | null): Subjects {
  return {
    account: `account:${hashOf(username.trim().toLowerCase()).toString('base64url')}`,
    address: `address:${address ?? ''}`,
  };
}

/**
 * Whose name and password these are. While a wait runs, nothing is tried, not even a right password. What was wrong before is
 * forgotten only when nothing more has to be proved: else a right password would buy endless tries at the second factor.
 */
export async function provePassword(
  context: ReadContext,
  credentials: { username: string; password: string },
  directory: Directory | null,
  wrong: () => Refusal = wrongPair,
): Promise<Proven> {
  const username = credentials.username.trim();
  if (username === '') throw blankUsername();
  if (credentials.password.trim() === '') throw blankPassword();
  const subjects = subjectsOf(username, context.origin.address);
  const account = await findAccount(context.db, username);
  return inTurn(account, async () => {
    await refuseWhileWaiting(context.db, Object.values(subjects), context.now);
    if (!(await isRight(account, credentials.password, directory)) || !account) {
      return context.act('signInWrong', (act) => countWrongTry(act, subjects, wrong()));
    }
    const { personId, hasSecondFactor, byDirectory } = account;
    if (!hasSecondFactor) await context.act('signInProved', (act) => forgetTrouble(act.db, subjects.account));
    return { personId, hasSecondFactor, way: byDirectory ? 'directory' : 'password', subjects };
  });
}

const asked = new Map<number, Promise<unknown>>();

/**
 * Tries wait for each other, so that a thousand at once are counted one by one: those at passwords kept here for a free core,
 * those at the directory for the try before at the same account, so that a slow directory holds up nobody else.
 */
async function inTurn<Result>(account: Account | null, attempt: () => Promise<Result>): Promise<Result> {
  if (!account?.byDirectory) return oneOfTwo(attempt);
  const { personId } = account;
  const before = asked.get(personId) ?? Promise.resolve();
  const mine = before.then(attempt, attempt);
  asked.set(personId, mine);
  try {
    return await mine;
  } finally {
    if (asked.get(personId) === mine) asked.delete(personId);
  }
}

/** Asks the person who is signed in for the own password again, before something grave. Wrong ones count like those at sign-in. */
export async function proveOwnPassword(context: ReadContext, password: string, directory: Directory | null): Promise<void> {
  const username = await usernameOf(context.db, context.actor.personId);
  await provePassword(context, { username, password }, directory, wrongOwnPassword);
}

/** Without an account it takes as long as with one and is wrong, so that time tells nothing. */
async function isRight(account: Account | null, password: string, directory: Directory | null): Promise<boolean> {
  if (!account?.byDirectory) return isRightPassword(account?.passwordHash ?? null, password);
  const answer = directory ? await directory.tryPassword(account.username, password) : 'unreachable';
  if (answer === 'unreachable') throw directoryDown();
  return answer === 'right';
}

/** Counts a wrong try, and answers with the refusal of it. */
export async function countWrongTry({ db, now, audit }: ActContext, subjects: Subjects, refusal: Refusal): Promise<Refusal> {
  let wait = 0;
  for (const [limit, subject] of [
    [accountLimit, subjects.account],
    [addressLimit, subjects.address],
  ] as const) {
    wait = Math.max(wait, await countTry(db, limit, subject, now));
  }
  audit({ detail: { wait } });
  return refusal;
}
