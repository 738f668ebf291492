import type { importCertificate as endpoint } from '@sarabun/contract/certificates/own-certificate';
import { maxP12Bytes } from '@sarabun/contract/certificates/own-certificate';
import { pinFault, pinOf } from '@sarabun/contract/certificates/pin';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext, Prepared, ReadContext } from '../../platform/action';
import { BadP12, type P12, readP12 } from '../../platform/keys/read-p12';
import { revocationLists } from '../../platform/pdf-signing/revocation-lists';
import { limitToTwo, verifySigner } from '../session';
import { findBySerial, findUnended, fingerprintOf, insertImported, markRevoked, replaceOwnKey } from './certificate-store';
import { supersededReason } from './certificate-texts';
import { keyPurpose } from './collect-certificate';
import { sealForFolder, sealWithPin } from './key-sealing';
import { checkImported, checkName, type Imported } from './outside/check-imported';
import { findHolderNames } from './outside/holder-names-store';
import { certificateEndedHere, certificateOfAnother, p12TooLarge, refusedFile, wrongFilePassword } from './outside/refusals';
import { findRoots, holdRoot } from './outside/root-store';
import { weakPin } from './refusals';
import { lockHolder } from './request-store';
import type { CertificateSettings } from './settings';

/**
 * Imports the certificate of a licensed authority with its key, after the person has proved identity again and chosen a PIN. The key is kept as
 * those made here are: sealed by the PIN and by the data folder. The certificate must name its person. The password of the file is used here and kept nowhere. An earlier imported
 * certificate is superseded; one's own of the agency stays. Importing the same one again replaces its PIN.
 */
export async function importCertificate(
  context: ReadContext,
  { file, filePassword, pin, password, code }: InputOf<typeof endpoint>,
  settings: CertificateSettings,
): Promise<Prepared<AnswerOf<typeof endpoint>>> {
  const fault = pinFault(pin);
  if (fault) throw weakPin(fault);
  const content = Buffer.from(file, 'base64');
  if (content.length > maxP12Bytes) throw p12TooLarge(maxP12Bytes / 1024);
  const opened = await limitToTwo(() => openFile(content, filePassword));
  try {
    const imported = checkImported(opened, await findRoots(context.db), context.now);
    checkName(imported.subject, await findHolderNames(context.db, context.actor.personId));
    const { revokedAt } = await revocationLists([imported.certificate, ...imported.chain], context.now, settings);
    if (revokedAt && revokedAt <= context.now) throw refusedFile('revoked');
    await verifySigner(context, { password, code }, settings);
    const purpose = keyPurpose(imported.serial);
    const sealedKey = sealForFolder(settings.keys, purpose, await limitToTwo(() => sealWithPin(pinOf(pin), purpose, opened.key)));
    return (act) => keepImported(act, imported, sealedKey);
  } finally {
    opened.key.fill(0);
  }
}

async function openFile(content: Buffer, password: string): Promise<P12> {
  try {
    return await readP12(content, password);
  } catch (error) {
    if (!(error instanceof BadP12)) throw error;
    throw error.trouble === 'wrongPassword' ? wrongFilePassword() : refusedFile(error.trouble);
  }
}

async function keepImported({ db, actor, now, audit }: ActContext, imported: Imported, sealedKey: Buffer): Promise<{ certificateId: number }> {
  const { personId } = actor;
  const { serial, subject, issuer, certificate } = imported;
  await lockHolder(db, personId, now);
  if (!(await holdRoot(db, imported.rootId))) throw refusedFile('untrusted');
  const known = await findBySerial(db, serial);
  if (known && (known.personId !== personId || !known.certificate.equals(certificate))) throw certificateOfAnother();
  if (known?.revokedAt) throw certificateEndedHere();
  const before = (await findUnended(db, personId, now, 'imported')).filter((id) => id !== known?.certificateId);
  if (before.length > 0) await markRevoked(db, before, { code: 'superseded', reason: supersededReason.th, by: null, now });
  if (known) await replaceOwnKey(db, known.certificateId, { sealedKey, rootId: imported.rootId, chain: imported.chain });
  const certificateId = known?.certificateId ?? (await insertImported(db, { personId, imported, sealedKey, now }));
  audit({ detail: { certificateId, serial, subject, issuer, fingerprint: fingerprintOf(certificate) } });
  return { certificateId };
}
