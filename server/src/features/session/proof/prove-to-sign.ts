import type { ActContext, ReadContext } from '../../../platform/action';
import type { Refusal } from '../../../platform/errors';
import { codeDemanded, noCodeSetUp, proofOver } from '../sessions/refusals';
import type { SignInSettings } from '../sessions/settings';
import { hashOf } from '../sessions/tokens';
import { limitToTwo } from './passwords';
import { trySigningPin } from './signing-pin';
import { findStandingProof, holdStandingProof, keepStandingProof, type StandingProof, takesOnlyCodes } from './standing-proof-store';
import { usesSecondFactor, verifySigner } from './verify-signer';

/** How and when a signer proved identity. */
export interface SigningProof {
  way: StandingProof['way'] | 'certificate';
  provedAt: Date;
  /** A proof that this session gave earlier. */
  stands: boolean;
}

interface Given {
  pin: string;
  password: string;
  code: string;
}

/** Session and device of a request; null from a device that is not known, where no proof stands. */
function bearerOf({ actor: { personId, sessionId }, origin }: Pick<ReadContext, 'actor' | 'origin'>) {
  return sessionId === null || origin.device === null ? null : { personId, sessionId, deviceHash: hashOf(origin.device) };
}

/** The proof of this session that counts at the moment, on the device that gave it. */
export async function standingProof(context: ReadContext): Promise<StandingProof | null> {
  const bearer = bearerOf(context);
  return bearer && findStandingProof(context.db, bearer, context.now);
}

/**
 * Asks the person to prove identity before signing letters: by the PIN for signing, a code, or the password, or by a code only, as the agency sets. It then stands for this session on
 * this device as long as the agency lets it, so that what else lies in the folder is signed without asking.
 */
export async function proveToSign(
  context: ReadContext,
  { pin, password, code }: Given,
  settings: Pick<SignInSettings, 'directory' | 'secrets'>,
): Promise<SigningProof> {
  if (await takesOnlyCodes(context.db)) {
    if (pin !== '' || password !== '') throw codeDemanded();
    if (!(await usesSecondFactor(context))) throw noCodeSetUp();
  }
  if (pin !== '') return proveByPin(context, pin, settings);
  if (password === '' && code === '') {
    const found = await standingProof(context);
    if (found) return { way: found.way, provedAt: found.provedAt, stands: true };
  }
  const way = await verifySigner(context, { password, code }, settings);
  await context.act('signerProved', (act) => keepProof(act, way));
  return { way, provedAt: context.now, stands: false };
}

async function proveByPin(context: ReadContext, pin: string, { secrets }: Pick<SignInSettings, 'secrets'>): Promise<SigningProof> {
  const prove = async (act: ActContext): Promise<Record<string, never> | Refusal> => {
    const refusal = await trySigningPin(act, pin, secrets);
    if (refusal) return refusal;
    await keepProof(act, 'pin');
    return {};
  };
  await limitToTwo(() => context.act('signerProved', prove), { first: true });
  return { way: 'pin', provedAt: context.now, stands: false };
}

async function keepProof(act: ActContext, way: StandingProof['way']): Promise<void> {
  act.audit({ detail: { way } });
  const bearer = bearerOf(act);
  if (bearer) await keepStandingProof(act.db, bearer, way, act.now);
}

/** Refuses where the proof that a signature rests on was ended since it was found. */
export async function holdProof({ db, actor }: ActContext, { stands, provedAt }: SigningProof): Promise<void> {
  if (stands && (actor.sessionId === null || !(await holdStandingProof(db, actor.sessionId, provedAt)))) throw proofOver();
}
