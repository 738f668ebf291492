import { createHmac } from 'node:crypto';
import { keyOf } from './key-file';

/**
 * Hashes short secrets, such as six digits, so that they can be recognised but not guessed, even with the whole database, as long as the
 * key of the data folder stays secret. The purpose keeps hashes of different uses apart.
 */
export type KeyedHash = (purpose: string, secret: string) => Buffer;

/** HMAC-SHA256 with a key of the data folder, created at the first start. */
export function keyedHash(keyFile: string): KeyedHash {
  const key = keyOf(keyFile);
  return (purpose, secret) => createHmac('sha256', key).update(`${purpose}\0${secret}`).digest();
}
