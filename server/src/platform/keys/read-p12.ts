import { createDecipheriv, createHash, createHmac, pbkdf2, timingSafeEqual } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EncryptedContentInfo } from '@peculiar/asn1-cms';
import {
  AuthenticatedSafe,
  CertBag,
  id_certBag,
  id_keyBag,
  id_pkcs8ShroudedKeyBag,
  id_x509Certificate,
  type MacData,
  PFX,
  PKCS8ShroudedKeyBag,
  SafeContents,
} from '@peculiar/asn1-pfx';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import type { Integer } from 'asn1js';
import { bytesOf, contentOf, oidOf, partsOf, readDer } from '../reading/der.mjs';

/** Why a PKCS #12 file is not taken. */
export type P12Trouble = 'unreadable' | 'wrongPassword' | 'oldAlgorithm' | 'noKey' | 'severalKeys';

export class BadP12 extends Error {
  constructor(readonly trouble: P12Trouble) {
    super(`PKCS #12: ${trouble}`);
  }
}

/** The one private key of a file, as PKCS #8, and its certificates, as DER in no order. */
export interface P12 {
  key: Buffer;
  certificates: Buffer[];
}

const [data, encryptedData] = ['1.2.840.113549.1.7.1', '1.2.840.113549.1.7.6'];
const [pbes2, pbkdf2Oid] = ['1.2.840.113549.1.5.13', '1.2.840.113549.1.5.12'];
const macHashes: Record<string, readonly [hash: string, block: number]> = {
  '1.3.14.3.2.26': ['sha1', 64],
  '2.16.840.1.101.3.4.2.1': ['sha256', 64],
  '2.16.840.1.101.3.4.2.2': ['sha384', 128],
  '2.16.840.1.101.3.4.2.3': ['sha512', 128],
};
const hmacs: Record<string, string> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};
const ciphers: Record<string, readonly [cipher: string, keyBytes: number]> = {
  '2.16.840.1.101.3.4.1.2': ['aes-128-cbc', 16],
  '2.16.840.1.101.3.4.1.22': ['aes-192-cbc', 24],
  '2.16.840.1.101.3.4.1.42': ['aes-256-cbc', 32],
};
/** Files that ask for more rounds would only keep the server busy. */
const mostRounds = 1_000_000;
const mostParts = 40;

const deriveKey = promisify(pbkdf2);
const refuseUnless = (condition: unknown, trouble: P12Trouble = 'unreadable') => {
  if (!condition) throw new BadP12(trouble);
};

/**
 * Opens a PKCS #12 file (RFC 7292) with its password. Its code of integrity is verified before anything is decrypted. Only AES by PBES2 is taken:
 * the algorithms that older programs write by default (RC2, 3DES) are refused by name. Throws {@link BadP12}.
 */
export async function readP12(file: Buffer, password: string): Promise<P12> {
  try {
    const { authSafe, macData } = AsnConvert.parse(file, PFX);
    refuseUnless(authSafe.contentType === data && macData);
    const safe = octetsOf(authSafe.content);
    await checkMac(macData, safe, password);
    return await readSafe(safe, password);
  } catch (error) {
    throw error instanceof BadP12 ? error : new BadP12('unreadable');
  }
}

const octetsOf = (content: ArrayBuffer): Buffer => Buffer.from(AsnConvert.parse(content, OctetString).buffer);

async function checkMac({ mac, macSalt, iterations }: MacData, content: Buffer, password: string): Promise<void> {
  const [hash, block] = macHashes[mac.digestAlgorithm.algorithm] ?? [];
  if (!hash || !block) throw new BadP12('oldAlgorithm');
  refuseUnless(iterations > 0 && iterations <= mostRounds);
  const key = await macKey(password, Buffer.from(macSalt.buffer), { hash, block, rounds: iterations });
  const [made, given] = [createHmac(hash, key).update(content).digest(), Buffer.from(mac.digest.buffer)];
  refuseUnless(made.length === given.length && timingSafeEqual(made, given), 'wrongPassword');
}

/** The key of the code of integrity (RFC 7292, appendix B.2). It is as long as one hash, so one turn of the derivation is enough. */
async function macKey(password: string, salt: Buffer, { hash, block, rounds }: { hash: string; block: number; rounds: number }): Promise<Buffer> {
  const letters = Buffer.from(`${password}\0`, 'utf16le').swap16();
  const filled = (part: Buffer) => Buffer.alloc(Math.ceil(part.length / block) * block, part);
  let key = createHash(hash)
    .update(Buffer.concat([Buffer.alloc(block, 3), salt.length > 0 ? filled(salt) : salt, filled(letters)]))
    .digest();
  for (let round = 1; round < rounds; round++) {
    key = createHash(hash).update(key).digest();
    if (round % 5000 === 0) await turn();
  }
  return key;
}

async function readSafe(safe: Buffer, password: string): Promise<P12> {
  const found: P12 & { keys: Buffer[] } = { key: Buffer.alloc(0), certificates: [], keys: [] };
  const parts = AsnConvert.parse(safe, AuthenticatedSafe);
  refuseUnless(parts.length <= mostParts);
  for (const { contentType, content } of parts) {
    const bags = AsnConvert.parse(contentType === data ? octetsOf(content) : await opened(contentType, content, password), SafeContents);
    refuseUnless(bags.length <= mostParts);
    for (const { bagId, bagValue } of bags) {
      if (bagId === id_keyBag) found.keys.push(Buffer.from(bagValue));
      if (bagId === id_pkcs8ShroudedKeyBag) {
        const { encryptionAlgorithm, encryptedData: sealed } = AsnConvert.parse(bagValue, PKCS8ShroudedKeyBag);
        found.keys.push(await decrypted(encryptionAlgorithm, Buffer.from(sealed.buffer), password));
      }
      if (bagId === id_certBag) {
        const { certId, certValue } = AsnConvert.parse(bagValue, CertBag);
        if (certId === id_x509Certificate) found.certificates.push(octetsOf(certValue));
      }
    }
  }
  const [key, second] = found.keys;
  if (!key) throw new BadP12('noKey');
  refuseUnless(!second, 'severalKeys');
  return { key, certificates: found.certificates };
}

/** The bags of a part that the password encrypts. */
async function opened(contentType: string, content: ArrayBuffer, password: string): Promise<Buffer> {
  refuseUnless(contentType === encryptedData);
  const { contentEncryptionAlgorithm, encryptedContent } = AsnConvert.parse(bytesOf(partsOf(readDer(Buffer.from(content)))[1]), EncryptedContentInfo);
  const pieces = encryptedContent?.value ? [encryptedContent.value] : (encryptedContent?.constructedValue ?? []);
  return decrypted(contentEncryptionAlgorithm, Buffer.concat(pieces.map(({ buffer }) => Buffer.from(buffer))), password);
}

/** Decrypts what PBES2 encrypted with AES (RFC 8018). */
async function decrypted({ algorithm, parameters }: { algorithm: string; parameters?: ArrayBuffer | null }, sealed: Buffer, password: string): Promise<Buffer> {
  if (algorithm !== pbes2 || !parameters) throw new BadP12('oldAlgorithm');
  const [derivation, encryption] = partsOf(readDer(Buffer.from(parameters))).map(partsOf);
  const [cipher, keyBytes] = ciphers[oidOf(encryption?.[0])] ?? [];
  if (!cipher || !keyBytes || oidOf(derivation?.[0]) !== pbkdf2Oid) throw new BadP12('oldAlgorithm');
  const [salt, rounds, ...rest] = partsOf(derivation?.[1]);
  const pseudorandom = rest.find(({ idBlock }) => idBlock.tagNumber === 16);
  const hash = pseudorandom ? hmacs[oidOf(partsOf(pseudorandom)[0])] : 'sha1';
  if (!hash) throw new BadP12('oldAlgorithm');
  const count = (rounds as Integer).valueBlock.valueDec;
  refuseUnless(count > 0 && count <= mostRounds);
  const key = await deriveKey(password, contentOf(salt), count, keyBytes, hash);
  const decipher = createDecipheriv(cipher, key, contentOf(encryption?.[1]));
  return Buffer.concat([decipher.update(sealed), decipher.final()]);
}
