import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import type { P12 } from '../../../platform/keys/read-p12';
import { signatureHashes } from '../../../platform/reading/algorithms.mjs';
import { trustOf } from '../../../platform/reading/certificate-chain.mjs';
import { extensionsOf, namedBy, oidOf, partsOf, readDer } from '../../../platform/reading/der.mjs';
import type { HolderNames } from './holder-names-store';
import { namesPerson, type WrittenName } from './name-rules';
import { certificateOfAnotherName, englishNameByOneself, refusedFile, refusedRoot } from './refusals';
import { usualTitles } from './title-texts';

/** A certificate that may sign here, and what it leads to. */
export interface Imported {
  serial: string;
  subject: string;
  issuer: string;
  certificate: Buffer;
  /** From the one that issued it to the root. */
  chain: Buffer[];
  rootId: number;
  notBefore: Date;
  notAfter: Date;
}

const shortestRsa = 2048;
const longestRsa = 8192;
const curves = ['prime256v1', 'secp384r1', 'secp521r1'];
/** A signature has room for its chain and a timestamp. */
const mostChainBytes = 8 * 1024;

const extendedKeyUsage = '2.5.29.37';
/** Purposes of servers, programs and authorities: a certificate for nothing else signs no letters. */
const otherPurposes = ['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.3', '1.3.6.1.5.5.7.3.8', '1.3.6.1.5.5.7.3.9'];

function isStrong({ asymmetricKeyType, asymmetricKeyDetails = {} }: KeyObject): boolean {
  const { modulusLength = 0, namedCurve = '' } = asymmetricKeyDetails;
  if (asymmetricKeyType === 'rsa') return modulusLength >= shortestRsa && modulusLength <= longestRsa;
  return asymmetricKeyType === 'ec' && curves.includes(namedCurve);
}

/** The name by which people know the subject or the issuer of a certificate: its common name, else given name and surname, else the organisation. */
function nameIn(lines: string): string {
  const of = (key: string) => new RegExp(`(?:^|\\n)${key}=(.*)`).exec(lines)?.[1];
  const [given, surname] = [of('GN'), of('SN')];
  return (of('CN') ?? (given && surname ? `${given} ${surname}` : of('O')) ?? lines.replaceAll('\n', ', ')).slice(0, 500);
}

function isForSigning(certificate: Buffer): boolean {
  const value = extensionsOf(certificate).get(extendedKeyUsage);
  if (!value) return true;
  const purposes = partsOf(readDer(value)).map(oidOf);
  return purposes.some((purpose) => !otherPurposes.includes(purpose));
}

const isSignedWell = (certificate: Buffer) => oidOf(partsOf(partsOf(readDer(certificate))[1])[0]) in signatureHashes;

function keyOf(der: Buffer): KeyObject {
  try {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  } catch {
    throw refusedFile('unreadable');
  }
}

function parsed(certificates: readonly Buffer[]): { der: Buffer; x509: X509Certificate }[] {
  try {
    return certificates.map((der) => ({ der, x509: new X509Certificate(der) }));
  } catch {
    throw refusedFile('unreadable');
  }
}

/** Checks the certificate of the key in a file, for signing letters now, and leads it to one of the trusted roots. Refuses by name. */
export function checkImported({ key, certificates }: P12, roots: readonly { rootId: number; certificate: Buffer }[], now: Date): Imported {
  const privateKey = keyOf(key);
  const own = parsed(certificates).find(({ x509 }) => x509.checkPrivateKey(privateKey));
  if (!own) throw refusedFile('noMatch');
  const { der, x509 } = own;
  const [notBefore, notAfter] = [new Date(x509.validFrom), new Date(x509.validTo)];
  if (!isStrong(privateKey)) throw refusedFile('weakKey');
  if (x509.ca) throw refusedFile('authority');
  if (!isForSigning(der)) throw refusedFile('notForSigning');
  if (notAfter <= now) throw refusedFile('expired');
  if (notBefore > now) throw refusedFile('notYet');
  const chain = chainOf(der, certificates, roots, now);
  const root = roots.find(({ certificate }) => certificate.equals(chain.at(-1) as Buffer));
  const serial = namedBy(der).serial.toString('hex').replace(/^00/, '');
  const [subject, issuer] = [nameIn(x509.subject), nameIn(x509.issuer)];
  return { serial, subject, issuer, certificate: der, chain, rootId: root?.rootId as number, notBefore, notAfter };
}

/** Refuses a certificate that names somebody else, and says both names. An English name counts if somebody in charge of persons has saved it. */
export function checkName(subject: string, { th, en, isEnglishOwn, titles }: HolderNames): void {
  const isOf = (name: WrittenName | null) => name !== null && namesPerson(subject, [name], [...titles, ...usualTitles]);
  if (isOf(th)) return;
  if (isOf(en)) {
    if (isEnglishOwn) throw englishNameByOneself(subject);
    return;
  }
  const known = isEnglishOwn || !en ? [th] : [th, en];
  throw certificateOfAnotherName(
    subject,
    known.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  );
}

function chainOf(certificate: Buffer, known: readonly Buffer[], roots: readonly { certificate: Buffer }[], now: Date): Buffer[] {
  const anchors = roots.map((root) => root.certificate);
  const { state, chain } = trustOf(certificate, known, anchors, now);
  if (state === 'misused') throw refusedFile('notForSigning');
  if (state === 'foreign') throw refusedFile('untrusted');
  if (state === 'expired') throw refusedFile('chainExpired');
  const above = chain.slice(1);
  // The root is trusted by itself, whatever it signed itself with.
  if (!chain.slice(0, -1).every(isSignedWell)) throw refusedFile('weakAlgorithm');
  if (!above.every((der) => isStrong(new X509Certificate(der).publicKey))) throw refusedFile('weakKey');
  if (above.reduce((sum, der) => sum + der.length, 0) > mostChainBytes) throw refusedFile('chainTooLarge');
  return above;
}

/** Reads the certificate of an authority, in PEM or DER, that is to be trusted. Refuses by name. */
export function readRoot(file: Buffer, now: Date): { subject: string; certificate: Buffer; notBefore: Date; notAfter: Date } {
  const x509 = certificateIn(file);
  const [notBefore, notAfter] = [new Date(x509.validFrom), new Date(x509.validTo)];
  if (!x509.ca) throw refusedRoot('notAuthority');
  if (!isStrong(x509.publicKey)) throw refusedRoot('weakKey');
  if (notAfter <= now) throw refusedRoot('expired');
  if (notBefore > now) throw refusedRoot('notYet');
  return { subject: nameIn(x509.subject), certificate: x509.raw, notBefore, notAfter };
}

function certificateIn(file: Buffer): X509Certificate {
  try {
    return new X509Certificate(file);
  } catch {
    throw refusedRoot('unreadable');
  }
}
