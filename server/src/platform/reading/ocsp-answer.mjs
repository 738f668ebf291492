import { createHash, verify, X509Certificate } from 'node:crypto';
import { signatureHashes } from './algorithms.mjs';
import { bytesOf, contentOf, extensionsOf, isTagged, oidOf, partsOf, readDer } from './der.mjs';

const basicAnswer = '1.3.6.1.5.5.7.48.1.1';
const [extendedKeyUsage, answersOcsp] = ['2.5.29.37', '1.3.6.1.5.5.7.3.9'];
/** How a request names a certificate. SHA-1 is used for names alone, not for what is signed. */
const nameHashes = { '1.3.14.3.2.26': 'sha1', '2.16.840.1.101.3.4.2.1': 'sha256', '2.16.840.1.101.3.4.2.2': 'sha384', '2.16.840.1.101.3.4.2.3': 'sha512' };
const generalizedTime = 24;
const isTime = (block) => block?.idBlock.tagClass === 1 && block.idBlock.tagNumber === generalizedTime;

/** Name and key of an authority, hashed as answers and requests name them. */
export function namedIssuer(issuer, hash) {
  const parts = partsOf(partsOf(readDer(issuer))[0]);
  const at = isTagged(parts[0], 0) ? 1 : 0;
  const hashed = (content) => createHash(hash).update(content).digest();
  return { name: hashed(bytesOf(parts[at + 4])), key: hashed(contentOf(partsOf(parts[at + 5])[1])) };
}

const serialOf = (certificate) => {
  const parts = partsOf(partsOf(readDer(certificate))[0]);
  return contentOf(parts[isTagged(parts[0], 0) ? 1 : 0]);
};

/**
 * What an OCSP answer (RFC 6960) says of a certificate: `good`, `revoked` or `unknown`, from when and until when, and the certificate of who signed it, where
 * that is not the issuer itself. Null unless it is signed by the issuer, or by who has a certificate of the issuer for that, and names this certificate.
 */
export function readOcspAnswer(answer, certificate, issuer) {
  try {
    const [, wrapped] = partsOf(readDer(answer));
    const [kind, content] = partsOf(partsOf(wrapped)[0]);
    if (oidOf(kind) !== basicAnswer) return null;
    const [data, algorithm, signature, extra] = partsOf(readDer(contentOf(content)));
    const parts = partsOf(data).slice(isTagged(partsOf(data)[0], 0) ? 1 : 0);
    const producedAt = parts[1].toDate();
    const known = isTagged(extra, 0) ? partsOf(partsOf(extra)[0]).map(bytesOf) : [];
    const signer = signerOf({ data, algorithm, signature }, issuer, known, producedAt);
    const single = partsOf(parts[2]).find((one) => isAbout(partsOf(one)[0], certificate, issuer));
    if (signer === null || !single) return null;
    return { ...stateIn(partsOf(single)), producedAt, responder: signer.equals(issuer) ? null : signer };
  } catch {
    return null;
  }
}

/** The certificate whose key signed the answer: the issuer, or one that the issuer made for answering. */
function signerOf({ data, algorithm, signature }, issuer, known, at) {
  const hash = signatureHashes[oidOf(partsOf(algorithm)[0])];
  if (!hash) return null;
  const isSignedBy = (certificate) => verify(hash, bytesOf(data), new X509Certificate(certificate).publicKey, contentOf(signature));
  return [issuer, ...known.filter((one) => mayAnswer(one, issuer, at))].find(isSignedBy) ?? null;
}

function mayAnswer(certificate, issuer, at) {
  const [x509, above] = [new X509Certificate(certificate), new X509Certificate(issuer)];
  const purposes = extensionsOf(certificate).get(extendedKeyUsage);
  if (!purposes || !partsOf(readDer(purposes)).map(oidOf).includes(answersOcsp)) return false;
  return new Date(x509.validFrom) <= at && at < new Date(x509.validTo) && x509.checkIssued(above) && x509.verify(above.publicKey);
}

function isAbout(named, certificate, issuer) {
  const [algorithm, name, key, serial] = partsOf(named);
  const hash = nameHashes[oidOf(partsOf(algorithm)[0])];
  if (!hash) return false;
  const wanted = namedIssuer(issuer, hash);
  return wanted.name.equals(contentOf(name)) && wanted.key.equals(contentOf(key)) && serialOf(certificate).equals(contentOf(serial));
}

function stateIn([, status, from, ...more]) {
  const until = more.find((one) => isTagged(one, 0));
  const term = { from: from.toDate(), until: until ? partsOf(until)[0].toDate() : null };
  if (isTagged(status, 1)) {
    const at = partsOf(status)[0];
    if (!isTime(at)) throw new Error('no moment');
    return { ...term, state: 'revoked', revokedAt: at.toDate() };
  }
  return { ...term, state: isTagged(status, 0) ? 'good' : 'unknown', revokedAt: null };
}
