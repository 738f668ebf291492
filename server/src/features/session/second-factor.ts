import type { ActContext, Prepared, ReadContext } from '../../platform/action';
import type { Refusal } from '../../platform/errors';
import type { SecretBox } from '../../platform/secret-box';
import { proveOwnPassword } from './prove-password';
import { alreadyOn, mayNotEnd, nothingToConfirm, notOn, wrongFirstCode } from './refusals';
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
import { usernameOf } from './session-store';
import type { SignInSettings } from './settings';
import { hashOfRecoveryCode, newRecoveryCodes, newSecret, pictureOf, stepOf } from './totp';

/** A secret that was shown must be confirmed within so many milliseconds. */
const confirmedWithin = 15 * 60 * 1000;

const purposeOf = (personId: number) => `second-factor:${personId}`;

/** Whether the second factor of the person who asks is on, and whether the agency demands it. */
export async function secondFactorState({ db, actor }: ReadContext, { secondFactorRoles }: SignInSettings) {
  const [factor, required] = await Promise.all([findSecondFactor(db, actor.personId), demandsSecondFactor(db, actor.personId, secondFactorRoles)]);
  return { on: factor !== null, required, since: factor?.confirmedAt ?? null, recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0 };
}

/** Makes a secret and shows it, once. It counts for nothing until it is confirmed. Refused while a second factor is on. */
export async function beginSecondFactor(context: ReadContext, { password }: { password: string }, { directory, secrets, issuer }: SignInSettings) {
  await proveOwnPassword(context, password, directory);
  const { personId } = context.actor;
  const secret = newSecret();
  await context.act('beginSecondFactor', async ({ db, now }) => {
    const kept = await keepSecret(db, personId, secrets.seal(purposeOf(personId), secret), now);
    return kept ? undefined : alreadyOn();
  });
  return { secret, qr: await pictureOf(secret, { issuer, label: await usernameOf(context.db, personId) }) };
}

/** Switches the second factor on by a first code, and answers the recovery codes, once. */
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

/** Puts ten new recovery codes in place of the old ones. */
export async function renewRecoveryCodes(context: ReadContext, { password }: { password: string }, { directory }: SignInSettings) {
  await proveOwnPassword(context, password, directory);
  const { personId } = context.actor;
  return context.act('renewRecoveryCodes', async ({ db }) => {
    if (!(await findSecondFactor(db, personId))) return notOn();
    return { recoveryCodes: await giveRecoveryCodes(db, personId) };
  });
}

/** Switches the second factor off, unless the agency demands it. */
export async function endSecondFactor(
  context: ReadContext,
  { password }: { password: string },
  { directory, secondFactorRoles }: SignInSettings,
): Promise<Prepared<Record<string, never>>> {
  const { personId } = context.actor;
  if (await demandsSecondFactor(context.db, personId, secondFactorRoles)) throw mayNotEnd();
  await proveOwnPassword(context, password, directory);
  return async ({ db }) => ((await removeSecondFactor(db, personId)) ? {} : notOn());
}

/** Whether a code is the one-time code of this moment or a recovery code; a right one is used up. */
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
