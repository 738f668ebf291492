import { readMayKeep, withoutLegs } from '@sarabun/contract/may-keep';
import type { IDBPDatabase } from 'idb';
import { type AskedCall, begin, isInTime, openKept, removeAll, type Schema, type Seen } from './kept-store';

/** The most answers that are kept; the oldest go first. */
const mostAnswers = 80;
const hourMs = 3_600_000;

const textOf = ({ endpoint, wire, language }: AskedCall) => `${endpoint.name} ${language} ${JSON.stringify(wire)}`;

/** Keeps an answer as far as its header allows it. If the agency keeps nothing any more, all is removed. */
export async function keepAnswer(asked: AskedCall, header: string | null, body: unknown): Promise<void> {
  const may = readMayKeep(header);
  const opened = await openKept();
  if (!opened) return;
  if (asked.endpoint.mayKeep === 'chosen') return await (await import('./kept-letters')).keepChosen(opened, asked, may, body);
  const { db, sealer } = opened;
  if (!may && asked.endpoint.mayKeep === 'always') return await removeAll(opened);
  const name = await sealer.nameOf(textOf(asked));
  if (!may) return await db.delete('answers', name);
  await begin(opened, may.rights);
  const seenAt = Date.now();
  await db.put('answers', { name, seenAt, until: seenAt + may.hours * hourMs, ...(await sealer.seal(withoutLegs(body, may.without))) });
  await dropOldest(db);
}

/** The answer that was seen last; null if there is none that may still be read. */
export async function keptAnswer(asked: AskedCall): Promise<Seen | null> {
  const opened = await openKept();
  if (!opened || (await opened.db.get('under', 'now'))?.session !== opened.sealer.tag) return null;
  const { db, sealer } = opened;
  if (asked.endpoint.mayKeep === 'chosen') return await (await import('./kept-letters')).keptLetter(opened, asked.wire);
  const found = await db.get('answers', await sealer.nameOf(textOf(asked)));
  if (!found) return null;
  if (!isInTime(found)) {
    await db.delete('answers', found.name);
    return null;
  }
  return { body: await sealer.open(found), seenAt: new Date(found.seenAt) };
}

async function dropOldest(db: IDBPDatabase<Schema>): Promise<void> {
  const change = db.transaction('answers', 'readwrite');
  let tooMany = (await change.store.count()) - mostAnswers;
  for (let cursor = await change.store.index('seenAt').openCursor(); cursor && (tooMany > 0 || cursor.value.until <= Date.now()); tooMany--) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await change.done;
}
