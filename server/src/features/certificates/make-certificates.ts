import { randomBytes, webcrypto } from 'node:crypto';

/** Creates the agency's X.509 objects: the authority, certificates of persons on P-256, and revocation lists. Names may be Thai. */
const ofAuthority = { name: 'ECDSA', namedCurve: 'P-384', hash: 'SHA-384' } as const;
const ofPerson = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const uses: webcrypto.KeyUsage[] = ['sign', 'verify'];
/** "Document signing" (RFC 9336). */
const documentSigning = '1.3.6.1.5.5.7.3.36';

/** Loaded on first use: most starts need no certificate. */
async function library() {
  await import('reflect-metadata');
  return import('@peculiar/x509');
}

/** A new certificate with its private key as PKCS#8. */
export interface Made {
  serial: string;
  subject: string;
  certificate: Buffer;
  privateKey: Buffer;
}

interface Term {
  notBefore: Date;
  notAfter: Date;
}

/** The issuing authority: its certificate and private key. */
export interface Voucher {
  certificate: Buffer;
  privateKey: Buffer;
}

/** An unpredictable serial number: positive, sixteen bytes. */
function newSerial(): string {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] as number) & 0x7f) | 0x40;
  return bytes.toString('hex');
}

const country = { C: [{ printableString: 'TH' }] };
const text = (value: string) => [{ utf8String: value }];
const exported = async (key: webcrypto.CryptoKey) => Buffer.from(await webcrypto.subtle.exportKey('pkcs8', key));

/** Creates a self-signed certification authority. */
export async function makeAuthority({ organisation, name, ...term }: Term & { organisation: string; name: string }): Promise<Made> {
  const x509 = await library();
  const keys = await webcrypto.subtle.generateKey(ofAuthority, true, uses);
  const serial = newSerial();
  const made = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: serial,
    name: new x509.Name([country, { O: text(organisation) }, { CN: text(name) }]),
    ...term,
    signingAlgorithm: ofAuthority,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { serial, subject: name, certificate: Buffer.from(made.rawData), privateKey: await exported(keys.privateKey) };
}

interface Person {
  name: string;
  /** The main post; empty for none. */
  title: string;
  organisation: string;
  unit: string;
}

/** What a certificate of the authority says of where to learn more. */
interface Addresses {
  /** The address of the revocation list; null leaves it out. */
  revokedAt: string | null;
  /** The address that answers about single certificates (OCSP). */
  ocspAt?: string | null;
}

/** Creates a person's key pair and the certificate issued by the authority. */
export async function makeCertificate(voucher: Voucher, { person, ...given }: Term & Addresses & { person: Person }): Promise<Made> {
  const title = person.title === '' ? [] : [{ T: text(person.title) }];
  return issue(voucher, person.name, [{ O: text(person.organisation) }, { OU: text(person.unit) }, ...title], given);
}

/** Creates the key pair with which the agency seals what it issues, and its certificate. */
export async function makeSealCertificate(voucher: Voucher, { organisation, ...given }: Term & Addresses & { organisation: string }): Promise<Made> {
  return issue(voucher, organisation, [{ O: text(organisation) }], given);
}

async function issue(voucher: Voucher, subject: string, parts: Record<string, ReturnType<typeof text>>[], given: Term & Addresses): Promise<Made> {
  const x509 = await library();
  const { revokedAt, ocspAt = null, ...term } = given;
  const authority = new x509.X509Certificate(voucher.certificate);
  const signingKey = await webcrypto.subtle.importKey('pkcs8', voucher.privateKey, ofAuthority, false, ['sign']);
  const keys = await webcrypto.subtle.generateKey(ofPerson, true, uses);
  const serial = newSerial();
  const made = await x509.X509CertificateGenerator.create({
    serialNumber: serial,
    subject: new x509.Name([country, ...parts, { CN: text(subject) }]),
    issuer: authority.subjectName,
    ...term,
    signingAlgorithm: ofAuthority,
    publicKey: keys.publicKey,
    signingKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature | x509.KeyUsageFlags.nonRepudiation, true),
      new x509.ExtendedKeyUsageExtension([documentSigning]),
      await x509.AuthorityKeyIdentifierExtension.create(authority.publicKey),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      ...(revokedAt ? [new x509.CRLDistributionPointsExtension([revokedAt])] : []),
      ...(ocspAt ? [new x509.AuthorityInfoAccessExtension({ ocsp: ocspAt })] : []),
    ],
  });
  return { serial, subject, certificate: Buffer.from(made.rawData), privateKey: await exported(keys.privateKey) };
}

export interface Revoked {
  serial: string;
  revokedAt: Date;
  code: 'keyCompromise' | 'affiliationChanged' | 'superseded' | 'cessationOfOperation' | 'privilegeWithdrawn';
}

/** The reasons as revocation lists and answers about single certificates write them. */
export const crlReasons: Record<Revoked['code'], number> = {
  keyCompromise: 1,
  affiliationChanged: 3,
  superseded: 4,
  cessationOfOperation: 5,
  privilegeWithdrawn: 9,
};

/** Signs a revocation list (RFC 5280 §5). */
export async function makeRevokedList(
  voucher: Voucher,
  { number, thisUpdate, nextUpdate, revoked }: { number: number; thisUpdate: Date; nextUpdate: Date; revoked: readonly Revoked[] },
): Promise<Buffer> {
  const x509 = await library();
  const authority = new x509.X509Certificate(voucher.certificate);
  const signingKey = await webcrypto.subtle.importKey('pkcs8', voucher.privateKey, ofAuthority, false, ['sign']);
  const list = await x509.X509CrlGenerator.create({
    issuer: authority.subjectName,
    thisUpdate,
    nextUpdate,
    signingAlgorithm: ofAuthority,
    signingKey,
    entries: revoked.map(({ serial, revokedAt, code }) => ({ serialNumber: serial, revocationDate: revokedAt, reason: x509.X509CrlReason[code] })),
    extensions: [new x509.Extension('2.5.29.20', false, derInteger(number)), await x509.AuthorityKeyIdentifierExtension.create(authority.publicKey)],
  });
  return Buffer.from(list.rawData);
}

/** A positive number as DER: the number of a revocation list. */
function derInteger(value: number): Buffer {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  const content = (bytes[0] as number) >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes;
  return Buffer.concat([Buffer.from([0x02, content.length]), content]);
}
