import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyOf } from './key-file';

/** Encrypts secrets that must be read again, such as that of a second factor, so that the database and its backups do not reveal them. */
export interface SecretBox {
  /** Seals a text for one purpose, such as `second-factor:12`; it opens only for that purpose. */
  seal(purpose: string, text: string): Buffer;
  /** The text, or null when it was sealed with another key, for another purpose, or changed. */
  open(purpose: string, sealed: Buffer): string | null;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM with a key of the data folder, created at the first start. */
export function secretBox(keyFile: string): SecretBox {
  const key = keyOf(keyFile);
  return {
    seal: (purpose, text) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open: (purpose, sealed) => {
      if (sealed.length < ivBytes + tagBytes) return null;
      const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes)).setAAD(Buffer.from(purpose));
      decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
