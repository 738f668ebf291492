import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { type FileKeys, wrappedBytes } from '../../platform/keys/file-keys';

/**
 * How private keys are stored: sealed with the person's PIN (scrypt, AES-256-GCM), then with a key of their own, which a master key of the
 * data folder seals. So neither the database with the folder nor the PIN alone opens one, and changes are detected before a PIN is tried.
 * Each layer names its purpose, so one key cannot replace another.
 */
const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes, saltBytes, keyBytes] = [12, 16, 16, 32];
/** 32 MiB and about a tenth of a second per try. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** A stored key is not what was stored: changed, put in another's place, or sealed with a missing master key. */
export class DamagedKey extends Error {}

function lock(key: Buffer, purpose: string, content: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

function unlock(key: Buffer, purpose: string, sealed: Buffer): Buffer | null {
  if (sealed.length < ivBytes + tagBytes) return null;
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes)).setAAD(Buffer.from(purpose));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}

function keyOfPin(pin: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => scrypt(pin, salt, keyBytes, cost, (error, key) => (error ? reject(error) : resolve(key))));
}

export async function sealWithPin(pin: string, purpose: string, content: Buffer): Promise<Buffer> {
  const salt = randomBytes(saltBytes);
  return Buffer.concat([salt, lock(await keyOfPin(pin, salt), purpose, content)]);
}

/** The key, or null if the PIN is wrong. */
export async function openWithPin(pin: string, purpose: string, sealed: Buffer): Promise<Buffer | null> {
  return unlock(await keyOfPin(pin, sealed.subarray(0, saltBytes)), purpose, sealed.subarray(saltBytes));
}

/** Seals content with the newest master key of the data folder. */
export function sealForFolder(keys: FileKeys, purpose: string, content: Buffer): Buffer {
  const key = randomBytes(keyBytes);
  return Buffer.concat([keys.wrap(key), lock(key, purpose, content)]);
}

/** Opens content sealed for the data folder; throws {@link DamagedKey} if it was changed. */
export function openForFolder(keys: FileKeys, purpose: string, sealed: Buffer): Buffer {
  const content = unlock(unwrapped(keys, sealed), purpose, sealed.subarray(wrappedBytes));
  if (!content) throw new DamagedKey('A kept key is not what was kept.');
  return content;
}

/** The content sealed with the newest master key; null if it already is. */
export function reseal(keys: FileKeys, sealed: Buffer): Buffer | null {
  if (keys.isNewest(sealed)) return null;
  return Buffer.concat([keys.wrap(unwrapped(keys, sealed)), sealed.subarray(wrappedBytes)]);
}

function unwrapped(keys: FileKeys, sealed: Buffer): Buffer {
  if (sealed.length < wrappedBytes) throw new DamagedKey('A kept key is cut off.');
  try {
    return keys.unwrap(sealed.subarray(0, wrappedBytes));
  } catch {
    throw new DamagedKey('A kept key cannot be opened with certificate.key.');
  }
}
