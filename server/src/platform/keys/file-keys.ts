import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { readOrCreate, replaceFile } from './key-file';

/**
 * The master keys that seal the key of each kept file. They are in one small file of the data folder: without it, the files and any backup
 * of them are unreadable.
 */
export interface FileKeys {
  /** Seals the key of a file with the newest master key, for this name only. */
  wrap(dataKey: Buffer, name?: string): Buffer;
  /** Opens a sealed key; throws `WrongFileKey` when its master key is missing, or it was sealed for another name or changed. */
  unwrap(wrapped: Buffer, name?: string): Buffer;
  isNewest(wrapped: Buffer): boolean;
  /** The name under which content is kept; without the keys it reveals nothing about the content. */
  nameOf(sha256: Buffer): string;
  /** Adds a master key and seals with it from now on; the older ones still open. */
  addKey(): void;
  /** Whether every file is known to be bound to its name; from then on, other files are refused. */
  namesBound(): boolean;
  bindNames(): void;
  /** Drops all master keys but the two newest: a file being kept during the change may use the previous one. */
  dropOlder(): void;
}

class WrongFileKey extends Error {}

interface Kept {
  /** The key that names files. It never changes, or no file would be found. */
  naming: string;
  keys: { id: number; key: string }[];
  /** Set when every file is bound to its name. */
  namesBound?: true;
}

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes, keyBytes] = [12, 16, 32];
/** Key number, iv, tag, key. */
export const wrappedBytes = 4 + ivBytes + tagBytes + keyBytes;

/**
 * Opens the master keys of a data folder, created at the first start. Another process may have added one since, so the file is read again
 * before giving up.
 */
export function openFileKeys(file: string): FileKeys {
  let kept = read(file);
  const newest = () => kept.keys.at(-1) as Kept['keys'][number];
  const keyOf = (id: number) => kept.keys.find((key) => key.id === id);
  const change = (next: Kept) => {
    write(file, next);
    kept = next;
  };
  return {
    wrap(dataKey, name = '') {
      kept = read(file);
      const { id, key } = newest();
      const iv = randomBytes(ivBytes);
      const number = Buffer.alloc(4);
      number.writeUInt32BE(id);
      const cipher = createCipheriv(algorithm, Buffer.from(key, 'base64'), iv).setAAD(sealedWith(number, name));
      const body = Buffer.concat([cipher.update(dataKey), cipher.final()]);
      return Buffer.concat([number, iv, cipher.getAuthTag(), body]);
    },
    unwrap(wrapped, name = '') {
      const number = wrapped.subarray(0, 4);
      if (!keyOf(number.readUInt32BE())) kept = read(file);
      const found = keyOf(number.readUInt32BE());
      if (!found) throw new WrongFileKey('The master key that a file was sealed with is not in file.key.');
      const iv = wrapped.subarray(4, 4 + ivBytes);
      const decipher = createDecipheriv(algorithm, Buffer.from(found.key, 'base64'), iv).setAAD(sealedWith(number, name));
      decipher.setAuthTag(wrapped.subarray(4 + ivBytes, 4 + ivBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(wrapped.subarray(4 + ivBytes + tagBytes)), decipher.final()]);
      } catch {
        throw new WrongFileKey('The key of a file cannot be opened with file.key.');
      }
    },
    isNewest: (wrapped) => wrapped.readUInt32BE() === newest().id,
    nameOf: (sha256) => createHmac('sha256', Buffer.from(kept.naming, 'base64')).update(sha256).digest('hex'),
    addKey: () => change({ ...kept, keys: [...kept.keys, { id: newest().id + 1, key: newKey() }] }),
    namesBound: () => kept.namesBound === true,
    bindNames: () => change({ ...read(file), namesBound: true }),
    dropOlder: () => change({ ...kept, keys: kept.keys.slice(-2) }),
  };
}

/** The associated data: it must be the same at opening as at sealing. */
const sealedWith = (number: Buffer, name: string) => Buffer.concat([number, Buffer.from(name)]);
const newKey = () => randomBytes(keyBytes).toString('base64');

function read(file: string): Kept {
  const create = () => JSON.stringify({ naming: newKey(), keys: [{ id: 1, key: newKey() }] } satisfies Kept);
  return JSON.parse(readOrCreate(file, create).toString()) as Kept;
}

const write = (file: string, kept: Kept) => replaceFile(file, JSON.stringify(kept));
