import { verify, X509Certificate } from 'node:crypto';
import { signatureHashes } from './algorithms.mjs';
import { bytesOf, contentOf, extensionsOf, isTagged, namedBy, oidOf, partsOf, readDer } from './der.mjs';

const longest = 6;
const keyUsage = '2.5.29.15';

/** Whether the key of a certificate may be used for one of these purposes (bits of RFC 5280 §4.2.1.3); one that says nothing may. */
function mayUse(certificate, bits) {
  const value = extensionsOf(certificate).get(keyUsage);
  if (!value) return true;
  const first = contentOf(readDer(value))[0] ?? 0;
  return bits.some((bit) => (first & (0x80 >> bit)) !== 0);
}
const [digitalSignature, nonRepudiation, keyCertSign] = [0, 1, 5];

const isInForce = (certificate, at) => new Date(certificate.validFrom) <= at && at < new Date(certificate.validTo);

/**
 * Whether a certificate leads to one of the trusted ones, over those that came along, with all of them valid at a moment: `trusted` with the
 * chain from the certificate to the anchor, `expired`, `misused` where its key is not made for signatures, or `foreign`.
 */
export function trustOf(certificate, known, anchors, at) {
  if (!mayUse(certificate, [digitalSignature, nonRepudiation])) return { state: 'misused', chain: [] };
  const pool = [...anchors, ...known].map((der) => ({ der, x509: new X509Certificate(der) }));
  const isAnchor = (der) => anchors.some((anchor) => anchor.equals(der));
  const chain = climb({ der: certificate, x509: new X509Certificate(certificate) }, pool, isAnchor, []);
  if (!chain) return { state: 'foreign', chain: [] };
  const state = chain.every(({ x509 }) => isInForce(x509, at)) ? 'trusted' : 'expired';
  return { state, chain: chain.map(({ der }) => der) };
}

function climb(at, pool, isAnchor, below) {
  const chain = [...below, at];
  if (isAnchor(at.der)) return chain;
  if (chain.length > longest) return null;
  for (const issuer of pool) {
    if (chain.some(({ der }) => der.equals(issuer.der))) continue;
    if (!issuer.x509.ca || !mayUse(issuer.der, [keyCertSign]) || !at.x509.checkIssued(issuer.x509) || !at.x509.verify(issuer.x509.publicKey)) continue;
    const whole = climb(issuer, pool, isAnchor, chain);
    if (whole) return whole;
  }
  return null;
}

const listPoints = '2.5.29.31';

/** The addresses on the web at which a certificate says that the revocation list of its issuer is. */
export function listAddresses(certificate) {
  const value = extensionsOf(certificate).get(listPoints);
  if (!value) return [];
  const inside = (block, number) => (block ? partsOf(block).filter((part) => isTagged(part, number)) : []);
  return partsOf(readDer(value))
    .flatMap((point) => inside(point, 0))
    .flatMap((name) => inside(name, 0))
    .flatMap((full) => inside(full, 6))
    .map((address) => contentOf(address).toString('latin1'))
    .filter((address) => /^https?:\/\//.test(address));
}

const [authorityAccess, ocspAccess] = ['1.3.6.1.5.5.7.1.1', '1.3.6.1.5.5.7.48.1'];

/** The addresses on the web at which a certificate says that its issuer answers about it (OCSP). */
export function ocspAddresses(certificate) {
  const value = extensionsOf(certificate).get(authorityAccess);
  if (!value) return [];
  return partsOf(readDer(value))
    .map(partsOf)
    .filter(([method, place]) => oidOf(method) === ocspAccess && isTagged(place, 6))
    .map(([, place]) => contentOf(place).toString('latin1'))
    .filter((address) => /^https?:\/\//.test(address));
}

const times = [23, 24];
const clockDifference = 5 * 60 * 1000;

/** Whether a list is signed by an issuer and in force at a moment. */
export function isListOf(list, issuer, at) {
  try {
    const [toBeSigned, algorithm, signature] = partsOf(readDer(list));
    const hash = signatureHashes[oidOf(partsOf(algorithm)[0])];
    const [made, ends] = partsOf(toBeSigned).filter(({ idBlock }) => idBlock.tagClass === 1 && times.includes(idBlock.tagNumber));
    const isInTime = made && ends && made.toDate().getTime() <= at.getTime() + clockDifference && ends.toDate() > at;
    return Boolean(hash && isInTime && verify(hash, bytesOf(toBeSigned), new X509Certificate(issuer).publicKey, contentOf(signature)));
  } catch {
    return false;
  }
}

/** When a list of its issuer says that a certificate was revoked; null if it does not, or the list is not that issuer's. */
export function revokedBy(list, certificate, issuer) {
  const [toBeSigned, algorithm, signature] = partsOf(readDer(list));
  const hash = signatureHashes[oidOf(partsOf(algorithm)[0])];
  if (!hash || !verify(hash, bytesOf(toBeSigned), new X509Certificate(issuer).publicKey, contentOf(signature))) return null;
  const entries = partsOf(toBeSigned).find((part, at) => at >= 4 && part.idBlock.tagClass === 1 && part.idBlock.tagNumber === 16 && !isTagged(part, 0));
  const { serial } = namedBy(certificate);
  const entry = entries ? partsOf(entries).find((one) => contentOf(partsOf(one)[0]).equals(serial)) : undefined;
  return entry ? partsOf(entry)[1].toDate() : null;
}
