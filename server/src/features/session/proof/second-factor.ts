import type { ActContext, Prepared, ReadContext } from '../../../platform/action';
import type { Refusal } from '../../../platform/errors';
import type { SecretBox } from '../../../platform/keys/secret-box';
import { alreadyOn, mayNotEnd, nothingToConfirm, notOn, ownCodeMissing, ownCodeWrong, wrongFirstCode } from '../sessions/refusals';
import { lockAccount, usernameOf } from '../sessions/session-store';
import type { SignInSettings } from '../sessions/settings';
import { countWrongTry, forgetTries, refusalWhileWaiting } from '../tries/throttle';
import { triesOfSignedIn } from '../tries/tries';
import {
  confirm,
  demandsSecondFactor,
  findSecondFactor,
  keepSecret,
  lockWaitingSecret,
  removeSecondFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './second-factor-store';
import { hashOfRecoveryCode, newRecoveryCodes, newSecret, pictureOf, stepOf } from './totp';
import { verifyOwnPassword } from './verify-password';

/** A new secret must be confirmed within this many milliseconds. */
const confirmedWithin = 15 * 60 * 1000;

const purposeOf = (personId: number) => `second-factor:${personId}`;

export async function secondFactorState({ db, actor }: ReadContext, { secondFactorRoles }: SignInSettings) {
  const [factor, required] = await Promise.all([findSecondFactor(db, actor.personId), demandsSecondFactor(db, actor.personId, secondFactorRoles)]);
  return { on: factor !== null, required, since: factor?.confirmedAt ?? null, recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0 };
}

/** Creates a secret and shows it once. It has no effect until confirmed. Refused while a second factor is on. */
export async function beginSecondFactor(context: ReadContext, { password }: { password: string }, { directory, secrets, issuer }: SignInSettings) {
  await verifyOwnPassword(context, password, directory);
  const { personId } = context.actor;
  const secret = newSecret();
  await context.act('beginSecondFactor', async ({ db, now }) => {
    const kept = await keepSecret(db, personId, secrets.seal(purposeOf(personId), secret), now);
    return kept ? undefined : alreadyOn();
  });
  return { secret, qr: await pictureOf(secret, { issuer, label: await usernameOf(context.db, personId) }) };
}

/** Switches the second factor on with a first code, and returns the recovery codes once. */
export async function confirmSecondFactor(
  { db, actor, now }: ActContext,
  { code }: { code: string },
  secrets: SecretBox,
): Promise<{ recoveryCodes: string[] } | Refusal> {
  const { personId } = actor;
  const sealed = await lockWaitingSecret(db, personId, new Date(now.getTime() - confirmedWithin));
  const secret = sealed && secrets.open(purposeOf(personId), sealed);
  if (!secret) throw nothingToConfirm();
  const step = stepOf(secret, code, now);
  if (step === null) throw wrongFirstCode();
  await confirm(db, personId, step, now);
  return { recoveryCodes: await giveRecoveryCodes(db, personId) };
}

interface OwnProof {
  password: string;
  code: string;
}

/** Creates ten new recovery codes in place of the old ones. Needs the second factor and the password. */
export async function renewRecoveryCodes(context: ReadContext, { password, code }: OwnProof, { directory, secrets }: SignInSettings) {
  await verifyOwnPassword(context, password, directory);
  const { personId } = context.actor;
  return context.act('renewRecoveryCodes', async (act) => {
    const refusal = await refusalOfOwnCode(act, code, secrets);
    return refusal ?? { recoveryCodes: await giveRecoveryCodes(act.db, personId) };
  });
}

/**
 * Switches the second factor off unless the agency requires it. Needs a code or recovery code and the password, so that a stolen session
 * and password are not enough.
 */
export async function endSecondFactor(
  context: ReadContext,
  { password, code }: OwnProof,
  { directory, secrets, secondFactorRoles }: SignInSettings,
): Promise<Prepared<Record<string, never>>> {
  const { personId } = context.actor;
  if (await demandsSecondFactor(context.db, personId, secondFactorRoles)) throw mayNotEnd();
  await verifyOwnPassword(context, password, directory);
  return async (act) => {
    const refusal = await refusalOfOwnCode(act, code, secrets);
    if (refusal) return refusal;
    await removeSecondFactor(act.db, personId);
    return {};
  };
}

/** The refusal of a code before a change of the second factor: missing, wrong, or none is set up; null if it is right (and now used up). */
async function refusalOfOwnCode(act: ActContext, code: string, secrets: SecretBox): Promise<Refusal | null> {
  if (!(await findSecondFactor(act.db, act.actor.personId))) return notOn();
  return code.trim() === '' ? ownCodeMissing() : tryOwnCode(act, code, secrets, ownCodeWrong);
}

/**
 * Tries a code of the signed-in person; null if it is right (and now used up). Tries run one after another and count together with those of
 * the own password.
 */
export async function tryOwnCode(act: ActContext, code: string, secrets: SecretBox, wrong: () => Refusal): Promise<Refusal | null> {
  const { personId } = act.actor;
  const tries = triesOfSignedIn(personId);
  await lockAccount(act.db, personId);
  const waiting = await refusalWhileWaiting(act.db, tries.asked, act.now);
  if (waiting) return waiting;
  if (!(await isRightSecondFactor(act, personId, code, secrets))) return countWrongTry(act, tries, wrong());
  await forgetTries(act.db, tries);
  return null;
}

/** Whether a code is the current one-time code or a recovery code; a right one is used up. */
export async function isRightSecondFactor({ db, now, audit }: ActContext, personId: number, code: string, secrets: SecretBox): Promise<boolean> {
  const recovery = hashOfRecoveryCode(code);
  if (recovery) {
    audit({ detail: { recoveryCode: true } });
    return takeRecoveryCode(db, personId, recovery, now);
  }
  const factor = await findSecondFactor(db, personId);
  const secret = factor && secrets.open(purposeOf(personId), factor.sealedSecret);
  if (!secret) return false;
  const step = stepOf(secret, code, now);
  return step !== null && takeStep(db, personId, step);
}

async function giveRecoveryCodes(db: ActContext['db'], personId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashOfRecoveryCode(code)).filter((hash) => hash !== null);
  await replaceRecoveryCodes(db, personId, hashes);
  return codes;
}
