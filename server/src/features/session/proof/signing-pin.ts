import { pinFault, pinOf } from '@sarabun/contract/certificates/pin';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import {
  mostWrongSigningPins,
  type SigningPinState,
  type setSigningPin as setEndpoint,
  type signingPin as stateEndpoint,
} from '@sarabun/contract/session/signing-pin';
import type { ActContext, Prepared, ReadContext } from '../../../platform/action';
import type { Refusal } from '../../../platform/errors';
import type { SecretBox } from '../../../platform/keys/secret-box';
import { noSigningPin, ownCodeMissing, ownCodeWrong, signingPinLocked, weakSigningPin, wrongSigningPin } from '../sessions/refusals';
import type { SignInSettings } from '../sessions/settings';
import { hashPassword, isRightPassword, limitToTwo } from './passwords';
import { tryOwnCode } from './second-factor';
import { findSecondFactor } from './second-factor-store';
import { countWrongPins, deletePin, findPin, type KeptPin, lockPin, writePin } from './signing-pin-store';
import { endStandingProofs } from './standing-proof-store';
import { verifyOwnPassword } from './verify-password';

type Settings = Pick<SignInSettings, 'directory' | 'secrets'>;
type OwnProof = Pick<InputOf<typeof setEndpoint>, 'password' | 'code'>;

const purposeOf = (personId: number) => `signing-pin:${personId}`;
const stateOf = (kept: KeptPin | null): SigningPinState => (kept === null ? 'none' : kept.lockedAt === null ? 'set' : 'locked');

/** Whether the person has a PIN for signing, and since when. */
export async function signingPin({ db, actor }: ReadContext): Promise<AnswerOf<typeof stateEndpoint>> {
  const [kept, factor] = await Promise.all([findPin(db, actor.personId), findSecondFactor(db, actor.personId)]);
  return { state: stateOf(kept), since: kept?.setAt ?? null, bySecondFactor: factor !== null };
}

/** The state alone. */
export async function signingPinState({ db, actor }: ReadContext): Promise<SigningPinState> {
  return stateOf(await findPin(db, actor.personId));
}

/**
 * Sets the PIN: the first, another, or one in place of a locked one. Proofs that stand end with it. The password is proved, and a code where
 * the second factor is on: who took over a session must not get a way to sign with it.
 */
export async function setSigningPin(
  context: ReadContext,
  { pin, ...given }: InputOf<typeof setEndpoint>,
  settings: Settings,
): Promise<Prepared<Record<string, never>>> {
  const fault = pinFault(pin);
  if (fault) throw weakSigningPin(fault);
  await verifyOwnPassword(context, given.password, settings.directory);
  const { personId } = context.actor;
  const hash = await limitToTwo(() => hashPassword(pinOf(pin)), { first: true });
  const sealed = settings.secrets.seal(purposeOf(personId), hash);
  return changing(given, settings, ({ db, now }) => writePin(db, personId, sealed, now));
}

/** Takes the PIN away, with the proofs that stand. */
export async function removeSigningPin(context: ReadContext, given: OwnProof, settings: Settings): Promise<Prepared<Record<string, never>>> {
  await verifyOwnPassword(context, given.password, settings.directory);
  return changing(given, settings, async ({ db, actor }) => {
    if (!(await deletePin(db, actor.personId))) throw noSigningPin();
  });
}

const changing =
  ({ code }: OwnProof, { secrets }: Settings, change: (act: ActContext) => Promise<void>): Prepared<Record<string, never>> =>
  async (act) => {
    const { personId } = act.actor;
    if (await findSecondFactor(act.db, personId)) {
      const refusal = code === '' ? ownCodeMissing() : await tryOwnCode(act, code, secrets, ownCodeWrong);
      if (refusal) return refusal;
    }
    await change(act);
    await endStandingProofs(act.db, personId, null);
    return {};
  };

/** Ends the proof that stands for this session. */
export async function endStandingProof({ db, actor }: ActContext): Promise<Record<string, never>> {
  if (actor.sessionId !== null) await endStandingProofs(db, actor.personId, actor.sessionId);
  return {};
}

/**
 * Tries the PIN of the person who asks; null where it is right. Tries go one after the other, so that many at once are all counted. The fifth
 * wrong one without a right one locks the PIN until it is set again, and ends the proofs that stand.
 */
export async function trySigningPin(act: ActContext, pin: string, secrets: SecretBox): Promise<Refusal | null> {
  const { db, actor, now, audit } = act;
  const kept = await lockPin(db, actor.personId);
  if (!kept) return noSigningPin();
  if (kept.lockedAt) return signingPinLocked();
  if (await isRightPassword(secrets.open(purposeOf(actor.personId), kept.sealedHash), pinOf(pin))) {
    if (kept.wrong > 0) await countWrongPins(db, actor.personId, 0, null);
    return null;
  }
  const wrong = kept.wrong + 1;
  const isLast = wrong >= mostWrongSigningPins;
  audit({ detail: { wrong, locked: isLast } });
  await countWrongPins(db, actor.personId, wrong, isLast ? now : null);
  if (!isLast) return wrongSigningPin(mostWrongSigningPins - wrong);
  await endStandingProofs(db, actor.personId, null);
  return signingPinLocked();
}
