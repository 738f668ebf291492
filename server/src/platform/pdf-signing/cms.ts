import { createHash, X509Certificate } from 'node:crypto';
import { type BaseBlock, Integer, Null } from 'asn1js';
import { bytesOf, contentOf, isTagged, partsOf, readDer } from '../reading/der.mjs';
import { derOf, octets, oid, sequence, setOf, tagged } from './write-der';

/** A key that can sign now, with its certificate and those up to its authority, as DER. */
export interface Signer {
  certificate: Buffer;
  chain: readonly Buffer[];
  /** The revocation lists of its authorities, so that it can be checked long after. */
  lists: readonly Buffer[];
  /** Answers of their responders about it (OCSP), and the certificates of those that answer for them. */
  answers?: readonly Buffer[];
  responders?: readonly Buffer[];
  /** Signs with SHA-256: ECDSA as DER, or RSA with PKCS #1 v1.5. */
  sign(content: Buffer): Buffer;
}

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  sha256: '2.16.840.1.101.3.4.2.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  rsaWithSha256: '1.2.840.113549.1.1.11',
} as const;

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest();
const algorithm = (value: string) => (value === oids.rsaWithSha256 ? sequence(oid(value), new Null()) : sequence(oid(value)));

/** Issuer and serial number of a certificate, as they stand in it. */
function issuerAndSerial(certificate: Buffer) {
  const [toBeSigned] = partsOf(readDer(certificate));
  const [, serial, , issuer] = partsOf(toBeSigned);
  return sequence(issuer as BaseBlock, serial as BaseBlock);
}

const attribute = (type: string, value: BaseBlock) => sequence(oid(type), setOf(value));

/** The attributes in the order that DER wants for a set. */
const inOrder = (attributes: readonly BaseBlock[]) =>
  attributes
    .map((block) => ({ block, der: derOf(block) }))
    .sort((one, other) => Buffer.compare(one.der, other.der))
    .map(({ block }) => block);

/**
 * A detached CMS signature of a digest as PAdES wants it (EN 319 142-1): it signs content type, digest and the hash of the signer's certificate,
 * so that no other certificate of the same key can take its place, and embeds the chain. The time stands in the PDF.
 */
export function signedCms(digest: Buffer, { certificate, chain, sign }: Omit<Signer, 'lists' | 'answers' | 'responders'>): Buffer {
  const isRsa = new X509Certificate(certificate).publicKey.asymmetricKeyType === 'rsa';
  const attributes = inOrder([
    attribute(oids.contentType, oid(oids.data)),
    attribute(oids.messageDigest, octets(digest)),
    attribute(oids.signingCertificateV2, sequence(sequence(sequence(octets(sha256(certificate)))))),
  ]);
  const signature = sign(derOf(setOf(...attributes)));
  const signer = sequence(
    new Integer({ value: 1 }),
    issuerAndSerial(certificate),
    algorithm(oids.sha256),
    tagged(0, ...attributes),
    algorithm(isRsa ? oids.rsaWithSha256 : oids.ecdsaWithSha256),
    octets(signature),
  );
  const signed = sequence(
    new Integer({ value: 1 }),
    setOf(algorithm(oids.sha256)),
    sequence(oid(oids.data)),
    tagged(0, ...[certificate, ...chain].map((der) => readDer(der))),
    setOf(signer),
  );
  return derOf(sequence(oid(oids.signedData), tagged(0, signed)));
}

/** The signer of a signature: its last part. */
const signerOf = (cms: BaseBlock) => partsOf(partsOf(partsOf(partsOf(cms)[1])[0]).at(-1))[0];

/** The signature value, which a timestamp covers. */
export function signatureValue(cms: Buffer): Buffer {
  return contentOf(partsOf(signerOf(readDer(cms)))[5]);
}

/** The same signature with a timestamp over its value, which the signature does not cover (RFC 3161, PAdES B-T). */
export function withTimestamp(cms: Buffer, token: Buffer): Buffer {
  const whole = readDer(cms);
  partsOf(signerOf(whole)).push(tagged(1, attribute(oids.timeStampToken, readDer(token))));
  return derOf(whole);
}

/** The certificates in a signature that was made here: that of its signer, and those above it in order. */
export function certificatesIn(cms: Buffer): Buffer[] {
  const certificates = partsOf(partsOf(partsOf(readDer(cms))[1])[0]).find((part) => isTagged(part, 0));
  return partsOf(certificates).map(bytesOf);
}
