import type { DocumentView } from '@sarabun/contract/documents/open-document';
import type { MayKeep } from '@sarabun/contract/may-keep';
import { type AskedCall, begin, isInTime, type Opened, openKept, type Seen } from './kept-store';

/** The most letters that are kept, and the most bytes of files: of one letter, and of all. */
export const mostLetters = 50;
export const mostBytesOfLetter = 30 * 1024 * 1024;
const mostBytes = 200 * 1024 * 1024;

/** A letter that was chosen for reading offline. */
export interface KeptLetter {
  documentId: number;
  legId: number | null;
  subject: string;
  number: string;
  /** The addresses of its files, and their size together. */
  files: string[];
  bytes: number;
}
interface Content {
  letter: KeptLetter;
  body: unknown;
}
export interface KeptRow extends KeptLetter {
  seenAt: Date;
  until: Date;
}

/** Why a letter was not kept. */
export type NotKept = 'tooMany' | 'tooLarge' | 'full' | 'blocked';

const watchers = new Set<() => void>();
const changed = () => {
  for (const heard of watchers) heard();
};
/** Calls back whenever letters are kept or removed here. Returns a function that stops it. */
export function onKept(heard: () => void): () => void {
  watchers.add(heard);
  return () => void watchers.delete(heard);
}

const nameOf = ({ sealer }: Opened, documentId: unknown) => sealer.nameOf(`letter ${documentId}`);

/** The chosen letters that may still be read, oldest first. */
export async function keptLetters(): Promise<KeptRow[]> {
  const opened = await openedHere();
  if (!opened) return [];
  const rows = [];
  for (const record of await opened.db.getAll('letters')) {
    if (!isInTime(record)) await remove(opened, record.name);
    else rows.push({ ...((await opened.sealer.open(record)) as Content).letter, seenAt: new Date(record.seenAt), until: new Date(record.until) });
  }
  return rows.sort((one, other) => one.seenAt.getTime() - other.seenAt.getTime());
}

let turn: Promise<unknown> = Promise.resolve();
/** One change after the other: the newest answer is not replaced by one that came before it. */
function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  const mine = turn.then(change);
  turn = mine.catch(() => undefined);
  return mine;
}

/** Keeps a letter with its files. Answers why it could not be kept; then nothing of it is. */
export function keepLetter(...kept: Parameters<typeof keepNow>): Promise<NotKept | null> {
  return inTurn(() => keepNow(...kept));
}

async function keepNow(letter: KeptLetter, answer: { may: MayKeep; body: unknown }, files: ReadonlyMap<string, ArrayBuffer>): Promise<NotKept | null> {
  if (letter.bytes > mostBytesOfLetter) return 'tooLarge';
  try {
    const opened = await openKept();
    if (!opened) return 'blocked';
    await begin(opened, answer.may.rights);
    const name = await nameOf(opened, letter.documentId);
    const others = (await opened.db.getAll('letters')).filter((one) => one.name !== name);
    if (others.length >= mostLetters || others.reduce((sum, { size }) => sum + size, letter.bytes) > mostBytes) return 'tooMany';
    await remove(opened, name);
    for (const [address, bytes] of files) {
      const sealed = await opened.sealer.sealBytes(new Uint8Array(bytes));
      await opened.db.put('files', { name: await opened.sealer.nameOf(`file ${address}`), letter: name, ...sealed });
    }
    await save(opened, name, { letter, body: answer.body }, answer.may);
    changed();
    return null;
  } catch (error) {
    await forgetLetter(letter.documentId).catch(() => undefined);
    return (error as Error).name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}

/** Removes a letter from this device. */
export async function forgetLetter(documentId: number): Promise<void> {
  const opened = await openKept();
  if (opened) await remove(opened, await nameOf(opened, documentId));
}

/** The newest answer replaces that of a chosen letter; without permission the letter is removed. Others are not kept. */
export function keepChosen(...renewed: Parameters<typeof renew>): Promise<void> {
  return inTurn(() => renew(...renewed));
}

async function renew(opened: Opened, { wire }: AskedCall, may: MayKeep | null, body: unknown): Promise<void> {
  const name = await nameOf(opened, (wire as { documentId: unknown }).documentId);
  const record = await opened.db.get('letters', name);
  if (!record) return;
  if (!may) return await remove(opened, name);
  await begin(opened, may.rights);
  if (!(await opened.db.get('letters', name))) return;
  const { letter } = (await opened.sealer.open(record)) as Content;
  await save(opened, name, { letter, body }, may);
  changed();
}

/** A chosen letter as it was seen last, through the leg that is asked for. */
export async function keptLetter(opened: Opened, wire: unknown): Promise<Seen | null> {
  const { documentId, legId } = wire as { documentId: unknown; legId?: unknown };
  const record = await opened.db.get('letters', await nameOf(opened, documentId));
  if (!record) return null;
  if (!isInTime(record)) {
    await remove(opened, record.name);
    return null;
  }
  const { body } = (await opened.sealer.open(record)) as Content;
  const seen = (body as { item?: Pick<DocumentView, 'legId'> }).item?.legId;
  if (legId !== undefined && String(legId) !== String(seen)) return null;
  return { body, seenAt: new Date(record.seenAt) };
}

/** A file of a chosen letter, by its address; null if it is not kept, or its letter may not be read any more. */
export async function keptFile(address: string): Promise<ArrayBuffer | null> {
  const opened = await openedHere();
  if (!opened) return null;
  const { db, sealer } = opened;
  const file = await db.get('files', await sealer.nameOf(`file ${address}`));
  const letter = file && (await db.get('letters', file.letter));
  return letter && isInTime(letter) ? await sealer.openBytes(file) : null;
}

async function openedHere(): Promise<Opened | null> {
  const opened = await openKept();
  return opened && (await opened.db.get('under', 'now'))?.session === opened.sealer.tag ? opened : null;
}

async function save({ db, sealer }: Opened, name: string, content: Content, may: MayKeep): Promise<void> {
  const seenAt = Date.now();
  await db.put('letters', { name, size: content.letter.bytes, seenAt, until: seenAt + may.hours * 3_600_000, ...(await sealer.seal(content)) });
}

async function remove({ db }: Opened, name: string): Promise<void> {
  const change = db.transaction(['letters', 'files'], 'readwrite');
  await change.objectStore('letters').delete(name);
  for (const file of await change.objectStore('files').index('letter').getAllKeys(name)) await change.objectStore('files').delete(file);
  await change.done;
  changed();
}
