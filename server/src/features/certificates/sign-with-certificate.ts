import { verify, X509Certificate } from 'node:crypto';
import type { ActContext, ReadContext } from '../../platform/action';
import { type Signed, saysTheSame, statementOf, type Verdict, verdictOf } from './certificate-rules';
import { holdUsable } from './certificate-store';
import type { OpenedCertificate } from './open-certificate';
import { certificateRevoked } from './refusals';
import { findKeptSignatures, findSigned, insertCertificateSignature, type KeptSignature } from './signature-store';

/**
 * Signs what a letter says, with its number and date if it has them, as part of the signature at a step. Runs in that signature's
 * transaction, after the number is taken, so a certificate that was revoked in the meantime signs nothing.
 */
export async function signWithCertificate(
  { db, now }: ActContext,
  { documentId, position, certificate }: { documentId: number; position: number; certificate: OpenedCertificate },
): Promise<void> {
  const { certificateId } = certificate;
  if (!(await holdUsable(db, certificateId, now))) throw certificateRevoked();
  const [signed] = await findSigned(db, documentId, position);
  const statement = statementOf(signed as Signed);
  await insertCertificateSignature(db, { documentId, position, certificateId, statement, signature: certificate.sign(Buffer.from(statement)) });
}

export interface CheckedSignature {
  position: number;
  serial: string;
  subject: string;
  issuer: string;
  revokedAt: Date | null;
  notAfter: Date;
  verdict: Verdict;
}

/** Verifies every signature by certificate on a letter against what the letter says now. */
export async function checkSignatures({ db, now }: Pick<ReadContext, 'db' | 'now'>, documentId: number): Promise<CheckedSignature[]> {
  const kept = await findKeptSignatures(db, documentId);
  if (kept.length === 0) return [];
  const facts = new Map((await findSigned(db, documentId)).map((signed) => [signed.position, signed]));
  return kept.map((one) => {
    const { position, serial, subject, issuer, revokedAt, notAfter } = one;
    return { position, serial, subject, issuer, revokedAt, notAfter, verdict: check(one, facts.get(position), now) };
  });
}

function check(kept: KeptSignature, signed: Signed | undefined, now: Date): Verdict {
  if (!signed) return 'broken';
  const { revokedAt } = kept;
  const found = held(kept, signed);
  if (!found) return 'broken';
  return verdictOf({ ...found, sameText: saysTheSame(kept.statement, signed), signedAt: signed.signedAt, revokedAt }, now);
}

/**
 * Whether the authority issued the certificate, it belongs to the signer, and its key made the signature. The validity period is read from
 * the certificate itself.
 */
function held({ certificate, authority, serial, personId, statement, signature }: KeptSignature, { signerId }: Signed) {
  try {
    const [own, voucher] = [new X509Certificate(certificate), new X509Certificate(authority)];
    const isVouchedFor = own.verify(voucher.publicKey) && own.serialNumber.toLowerCase() === serial;
    const holds = isVouchedFor && personId === signerId && verify('sha256', Buffer.from(statement), own.publicKey, signature);
    return { holds, notBefore: new Date(own.validFrom), notAfter: new Date(own.validTo) };
  } catch {
    return null;
  }
}
