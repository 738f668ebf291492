import { createHash, timingSafeEqual, verify, X509Certificate } from 'node:crypto';
import { digestHashes, signatureHashes } from './algorithms.mjs';
import { bytesOf, contentOf, isTagged, namedBy, oidOf, partsOf, readDer } from './der.mjs';

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
};
/** RSA that leaves the hash to the digest algorithm. */
const plainRsa = '1.2.840.113549.1.1.1';

/** A CMS signature is not what it says. */
export class BadSignature extends Error {}

const refuse = (condition, why) => {
  if (condition) throw new BadSignature(why);
};

/** Reads a CMS signature of one signer: its parts as bytes, nothing verified. */
function readSignedData(cms, how) {
  const [type, wrapped] = partsOf(readDer(cms, how));
  refuse(oidOf(type) !== oids.signedData, 'no signed data');
  const parts = partsOf(partsOf(wrapped)[0]);
  const [contentType, content] = partsOf(parts[2]);
  const certificates = parts.find((part) => isTagged(part, 0));
  const signers = partsOf(parts.at(-1));
  refuse(signers.length !== 1, 'not one signer');
  return {
    contentType: oidOf(contentType),
    content: content ? octetsOf(partsOf(content)[0]) : null,
    certificates: certificates ? partsOf(certificates).map(bytesOf) : [],
    signer: readSigner(partsOf(signers[0])),
  };
}

/** The content of an octet string, also where it is written in pieces. */
function octetsOf(block) {
  return block.idBlock.isConstructed ? Buffer.concat(partsOf(block).map(octetsOf)) : contentOf(block);
}

function readSigner(parts) {
  const [, sid, digestAlgorithm, ...rest] = parts;
  refuse(!isTagged(rest[0], 0), 'no signed attributes');
  const [signedAttributes, signatureAlgorithm, signature, unsigned] = rest;
  return {
    sid: isTagged(sid, 0) ? null : { issuer: bytesOf(partsOf(sid)[0]), serial: contentOf(partsOf(sid)[1]) },
    hash: digestHashes[oidOf(partsOf(digestAlgorithm)[0])],
    attributes: attributesOf(signedAttributes),
    toBeVerified: Buffer.concat([Buffer.from([0x31]), bytesOf(signedAttributes).subarray(1)]),
    algorithm: oidOf(partsOf(signatureAlgorithm)[0]),
    signature: contentOf(signature),
    tokens: unsigned ? (attributesOf(unsigned).get(oids.timeStampToken) ?? []).map(bytesOf) : [],
  };
}

function attributesOf(block) {
  const found = new Map();
  for (const attribute of partsOf(block)) {
    const [type, values] = partsOf(attribute);
    refuse(found.has(oidOf(type)), 'an attribute twice');
    found.set(oidOf(type), partsOf(values));
  }
  return found;
}

const same = (one, other) => one.length === other.length && timingSafeEqual(one, other);

/**
 * Verifies a CMS signature: over the content that it has, or the one given for a detached one. Digest, content type, the hash of the signer's
 * certificate and the signature itself must be right; whether the certificate can be trusted is another question. Throws `BadSignature`.
 */
export function verifySignedData(cms, { detached, padded = false } = {}) {
  const { contentType, content, certificates, signer } = readSignedData(cms, { padded });
  refuse((content === null) !== (detached !== undefined), 'content is where none should be, or none where it should be');
  refuse(!signer.hash, 'a digest that nobody should use');
  const one = (oid) => signer.attributes.get(oid)?.[0];
  refuse(signer.attributes.get(oids.messageDigest)?.length !== 1 || signer.attributes.get(oids.contentType)?.length !== 1, 'a digest is missing');
  refuse(oidOf(one(oids.contentType)) !== contentType, 'another type of content');
  const digest = createHash(signer.hash)
    .update(detached ?? content)
    .digest();
  refuse(!same(digest, contentOf(one(oids.messageDigest))), 'wrong digest');
  const certificate = certificates.find((candidate) => isNamedBy(candidate, signer.attributes));
  refuse(!certificate, 'the certificate of the signer is missing');
  const own = new X509Certificate(certificate);
  if (signer.sid) {
    const { issuer, serial } = namedBy(certificate);
    refuse(!same(issuer, signer.sid.issuer) || !same(serial, signer.sid.serial), 'the certificate is that of another');
  }
  const hash = signer.algorithm === plainRsa ? signer.hash : signatureHashes[signer.algorithm];
  refuse(!hash || !verify(hash, signer.toBeVerified, own.publicKey, signer.signature), 'the signature does not match');
  return { contentType, content, certificate, certificates, signature: signer.signature, tokens: signer.tokens };
}

/** Whether the signed attributes name a certificate by its hash. */
function isNamedBy(certificate, attributes) {
  const v2 = attributes.get(oids.signingCertificateV2)?.[0];
  const v1 = attributes.get(oids.signingCertificate)?.[0];
  const named = v2 ?? v1;
  if (!named) return false;
  const parts = partsOf(partsOf(partsOf(named)[0])[0]);
  const hasAlgorithm = v2 && parts[0].idBlock.tagNumber === 16;
  const hash = v2 ? (hasAlgorithm ? digestHashes[oidOf(partsOf(parts[0])[0])] : 'sha256') : 'sha1';
  return hash !== undefined && same(createHash(hash).update(certificate).digest(), contentOf(parts[hasAlgorithm ? 1 : 0]));
}
