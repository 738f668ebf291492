import { sign } from 'node:crypto';
import { pinOf } from '@sarabun/contract/certificates/pin';
import type { ActContext, ReadContext } from '../../platform/action';
import type { Refusal } from '../../platform/errors';
import type { Signer } from '../../platform/pdf-signing/cms';
import { revocationLists } from '../../platform/pdf-signing/revocation-lists';
import { countTry, forgetTrouble, limitToTwo, secondsToWait } from '../session';
import { revokedListOf } from './authority';
import { maxWrongPins, pinLimit } from './certificate-rules';
import {
  countWrongPins,
  findAllUsable,
  findChain,
  findOwn,
  type KeptCertificate,
  lockCertificate,
  markLocked,
  type UsableCertificate,
} from './certificate-store';
import { keyPurpose } from './collect-certificate';
import { DamagedKey, openForFolder, openWithPin } from './key-sealing';
import {
  certificateExpired,
  certificateLocked,
  certificateRevoked,
  certificateRevokedOutside,
  certificateUntrusted,
  keyDamaged,
  noCertificate,
  waitForPin,
  wrongPin,
} from './refusals';
import type { CertificateSettings } from './settings';

/** A certificate opened with its PIN: it can sign during the call. */
export interface OpenedCertificate extends Signer {
  certificateId: number;
}

/** The refusal for a certificate's state; null if it can sign. */
function refusalOf({ state, isTrusted }: Pick<KeptCertificate, 'state' | 'isTrusted'>): Refusal | null {
  if (!isTrusted) return certificateUntrusted();
  const refusals = { revoked: certificateRevoked, expired: certificateExpired, locked: certificateLocked, valid: null, expiring: null };
  return refusals[state]?.() ?? null;
}

/** The certificates that the current person may sign with, the one that is taken without a choice first. */
export async function findUsable({ db, actor, now }: ReadContext): Promise<UsableCertificate[]> {
  return findAllUsable(db, actor.personId, now);
}

const subjectOf = (certificateId: number) => `certificate:${certificateId}`;

/**
 * Opens one's own certificate with its PIN: the chosen one, or the one that comes first. Tries of one certificate run one after another, so that parallel ones are all counted; waits
 * grow with wrong tries, and the tenth in a row locks it for good. Refuses a certificate that is revoked or expired, or whose key was
 * changed.
 */
export async function openCertificate(
  context: ReadContext,
  { pin, certificateId }: { pin: string; certificateId: number | null },
  settings: Pick<CertificateSettings, 'keys' | 'networks'>,
): Promise<OpenedCertificate> {
  const { db, actor, now } = context;
  const own = await findOwn(db, actor.personId, { now, soon: now }, { certificateId });
  if (!own) throw noCertificate();
  const refusal = refusalOf(own);
  if (refusal) throw refusal;
  const seconds = await secondsToWait(db, [subjectOf(own.certificateId)], now);
  if (seconds > 0) throw waitForPin(seconds);
  const opened = await limitToTwo(() => context.act('openCertificate', (act) => tryPin(act, own.certificateId, pinOf(pin), settings)));
  if (own.authorityId !== null) return { ...opened, lists: [await revokedListOf(context, own.authorityId, settings)] };
  const { lists, answers, responders, revokedAt } = await revocationLists([opened.certificate, ...opened.chain], now, settings);
  if (revokedAt && revokedAt <= now) throw certificateRevokedOutside();
  return { ...opened, lists, answers, responders };
}

async function tryPin(
  context: ActContext,
  certificateId: number,
  pin: string,
  { keys }: Pick<CertificateSettings, 'keys'>,
): Promise<Omit<OpenedCertificate, 'lists' | 'answers' | 'responders'> | Refusal> {
  const { db, now, audit } = context;
  const certificate = await lockCertificate(db, certificateId, { now, soon: now });
  if (!certificate) throw noCertificate();
  const refusal = refusalOf(certificate);
  if (refusal) throw refusal;
  const purpose = keyPurpose(certificate.serial);
  const key = await openWithPin(pin, purpose, folderLayer(certificate, purpose, keys));
  if (!key) return countWrong(context, certificate);
  await countWrongPins(db, certificateId, 0);
  await forgetTrouble(db, subjectOf(certificateId));
  audit({ detail: { certificateId } });
  const chain = await findChain(db, certificateId);
  return { certificateId, ...chain, sign: (content) => sign('sha256', content, { key, format: 'der', type: 'pkcs8' }) };
}

function folderLayer({ sealedKey }: KeptCertificate, purpose: string, keys: CertificateSettings['keys']): Buffer {
  try {
    return openForFolder(keys, purpose, sealedKey as Buffer);
  } catch (error) {
    if (error instanceof DamagedKey) throw keyDamaged();
    throw error;
  }
}

async function countWrong({ db, now, audit, announce }: ActContext, { certificateId, wrongPins }: KeptCertificate): Promise<Refusal> {
  const wrong = wrongPins + 1;
  audit({ detail: { certificateId, wrong } });
  await countWrongPins(db, certificateId, wrong);
  if (wrong < maxWrongPins) {
    await countTry(db, pinLimit, subjectOf(certificateId), now);
    return wrongPin(maxWrongPins - wrong);
  }
  await markLocked(db, certificateId, now);
  announce('certificate.ended', { certificateId });
  return certificateLocked();
}
