import { waitingKey } from '@sarabun/contract/offline/waiting-key';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { call } from '../call';
import { newKey } from '../new-key';
import { token } from '../sign-in-address';
import { storageKey } from '../storage';
import { type Sealed, type Sealer, sealerOf } from './sealing';
import { noteWaiting, type WaitingAct } from './waiting';

/** An act on the disk: whose it is and when it was made can be told without its key. */
interface OutboxRecord extends Sealed {
  id: string;
  /** Says whose it is, to those who have the key. */
  owner: string;
  madeAt: number;
}
interface Schema extends DBSchema {
  acts: { key: string; value: OutboxRecord };
  device: { key: string; value: string };
}

/** What is sealed of an act. */
export interface OutboxAct extends WaitingAct {
  /** The session in which it was made. */
  session: string;
  /** When it was first sent without an answer; null if it never was. */
  triedAt: number | null;
}

const keptForMs = 30 * 24 * 3_600_000;
/** The database for acts of this browser. It outlives the session, unlike what was seen. */
export const outboxStore = (): string => `${storageKey('token')}_waiting`;

let connection: Promise<IDBPDatabase<Schema>> | null = null;
let sealing: { session: string; sealer: Promise<Sealer> } | null = null;
let heardOthers: BroadcastChannel | null = null;

function connect(): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>(outboxStore(), 1, {
    upgrade(db) {
      db.createObjectStore('acts', { keyPath: 'id' });
      db.createObjectStore('device');
    },
    terminated: () => {
      connection = null;
    },
  });
  opening.catch(() => {
    connection = null;
  });
  return opening;
}

interface Opened {
  db: IDBPDatabase<Schema>;
  sealer: Sealer;
  session: string;
}

/** The outbox and the key of this person. Throws where storage is blocked, or the key is not known and cannot be asked for. */
async function open(): Promise<Opened> {
  const session = token();
  if (!session) throw new Error('Nobody is signed in.');
  connection ??= connect();
  const db = await connection;
  if (sealing?.session !== session) {
    const asked = deviceOf(db)
      .then((device) => call(waitingKey, { device }))
      .then(({ item }) => sealerOf(item.key));
    sealing = { session, sealer: asked };
    asked.catch(() => {
      sealing = null;
    });
  }
  return { db, sealer: await sealing.sealer, session: await tagOf(session) };
}

/** What seals for this person on this device, over the end of the session. Throws where storage is blocked, or the key cannot be asked for. */
export const sealerOfPerson = async (): Promise<Sealer> => (await open()).sealer;

/** Says whether acts were made in the same session, without telling its token. */
const tagOf = async (session: string) => (await sealerOf(session)).tag;

async function deviceOf(db: IDBPDatabase<Schema>): Promise<string> {
  const change = db.transaction('device', 'readwrite');
  const device = (await change.store.get('id')) ?? newKey();
  await change.store.put(device, 'id');
  await change.done;
  return device;
}

/** Fetches the key while there is a connection, so that acts can be sealed and read without one; and what waits from before. */
export async function prepareOutbox(): Promise<void> {
  if (!heardOthers && 'BroadcastChannel' in globalThis) {
    heardOthers = new BroadcastChannel(outboxStore());
    heardOthers.onmessage = () => void readOutbox().catch(() => undefined);
  }
  await readOutbox();
}

/** The acts of this person, oldest first. Acts that are too old are removed, whoever made them. */
export async function readOutbox(): Promise<OutboxAct[]> {
  const opened = await open();
  const acts: OutboxAct[] = [];
  for (const record of await opened.db.getAll('acts')) {
    if (record.madeAt < Date.now() - keptForMs) await opened.db.delete('acts', record.id);
    else if (record.owner === opened.sealer.tag) acts.push(heldBack((await opened.sealer.open(record)) as OutboxAct, opened.session));
  }
  acts.sort((one, other) => one.madeAt.getTime() - other.madeAt.getTime());
  noteWaiting(acts);
  return acts;
}

/** What was made in a session that has ended waits for the person's word. */
function heldBack(act: OutboxAct, session: string): OutboxAct {
  const state = act.state === 'waiting' && act.session !== session ? 'held' : act.state;
  return { ...act, madeAt: new Date(act.madeAt), state };
}

export async function putAct(act: Omit<OutboxAct, 'session'>): Promise<void> {
  const { db, sealer, session } = await open();
  await db.put('acts', { id: act.id, owner: sealer.tag, madeAt: act.madeAt.getTime(), ...(await sealer.seal({ ...act, session })) });
  await tellTabs();
}

export async function removeAct(id: string): Promise<void> {
  const { db } = await open();
  await db.delete('acts', id);
  await tellTabs();
}

async function tellTabs(): Promise<void> {
  heardOthers?.postMessage('');
  await readOutbox();
}
