import type { Endpoint } from '@sarabun/contract/endpoint';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { token } from '../sign-in-address';
import { offlineStore, timesForgotten } from './offline-store';
import { type Sealed, type Sealer, sealerOf } from './sealing';

/** A call, its input and the language of its answer. */
export interface AskedCall {
  endpoint: Pick<Endpoint, 'name' | 'mayKeep'>;
  wire: unknown;
  language: string;
}

/** An answer of an earlier time. */
export interface Seen {
  body: unknown;
  seenAt: Date;
}

export interface KeptRecord extends Sealed {
  name: string;
  seenAt: number;
  until: number;
}

/** A file of a letter, under its address. */
interface KeptFile extends Sealed {
  name: string;
  /** The name of the letter's record. */
  letter: string;
}

export interface Schema extends DBSchema {
  /** The session and the rights under which everything was kept. */
  under: { key: string; value: { session: string; rights: string } };
  answers: { key: string; value: KeptRecord; indexes: { seenAt: number } };
  letters: { key: string; value: KeptRecord & { size: number } };
  files: { key: string; value: KeptFile; indexes: { letter: string } };
}

const contents = ['answers', 'letters', 'files'] as const;
const everything = [...contents, 'under'] as const;
/** A record from further in the future than this comes from a clock that was set back. */
const clockSlackMs = 5 * 60_000;

/** Whether a record may still be read. */
export const isInTime = ({ until, seenAt }: Pick<KeptRecord, 'until' | 'seenAt'>, now = Date.now()): boolean => until > now && seenAt <= now + clockSlackMs;

/** The store of a session, and its keys. */
export interface Opened {
  db: IDBPDatabase<Schema>;
  sealer: Sealer;
}

let connection: Promise<IDBPDatabase<Schema>> | null = null;
/** How often the store had been removed when the connection was made. */
let removedBefore = 0;
let sealing: { secret: string; sealer: Promise<Sealer> } | null = null;

/** The store and its keys; null without a session. Throws where the browser blocks storage or has no cryptography. */
export async function openKept(): Promise<Opened | null> {
  const secret = token();
  if (!secret) return null;
  if (sealing?.secret !== secret) sealing = { secret, sealer: sealerOf(secret) };
  if (removedBefore !== timesForgotten()) connection = null;
  removedBefore = timesForgotten();
  connection ??= connect();
  return { db: await connection, sealer: await sealing.sealer };
}

function connect(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    if (connection === opening) connection = null;
  };
  const opening = openDB<Schema>(offlineStore(), 2, {
    upgrade(db, old) {
      if (old < 1) {
        db.createObjectStore('under');
        db.createObjectStore('answers', { keyPath: 'name' }).createIndex('seenAt', 'seenAt');
      }
      db.createObjectStore('letters', { keyPath: 'name' });
      db.createObjectStore('files', { keyPath: 'name' }).createIndex('letter', 'letter');
    },
    // It is being deleted, because a session ended here or in another tab.
    blocking: (_, __, event) => {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });
  opening.catch(forget);
  return opening;
}

/** Removes what was kept in an earlier session or under other rights, and what has expired. */
export async function begin({ db, sealer }: Opened, rights: string): Promise<void> {
  const under = await db.get('under', 'now');
  if (under?.session !== sealer.tag || under.rights !== rights) {
    const change = db.transaction(everything, 'readwrite');
    const cleared = contents.map((name) => change.objectStore(name).clear());
    await Promise.all([...cleared, change.objectStore('under').put({ session: sealer.tag, rights }, 'now'), change.done]);
  }
}

/** Removes everything that was kept; the agency keeps nothing any more. */
export async function removeAll({ db }: Opened): Promise<void> {
  const change = db.transaction(contents, 'readwrite');
  await Promise.all([...contents.map((name) => change.objectStore(name).clear()), change.done]);
}
