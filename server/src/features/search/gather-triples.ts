import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../platform/database';
import { findNewestLetter, findUngathered, gatherNext, haveEnded } from './triple-store';

const lettersAtOnce = 500;
const longestMs = 20_000;
const longestWaitMs = 5000;
const waitMs = 200;

/**
 * Gathers which three characters stand together in letters that came or changed, so that two letters are found by the index of trigrams.
 * Transactions that are under way may still add earlier letters, so their end is awaited; if it takes long, the next round does it. Returns
 * whether all letters were gathered that were there when it began.
 */
export async function gatherTriples({ db }: { db: Database }, patienceMs = longestWaitMs): Promise<boolean> {
  const { newest, writers } = await findNewestLetter(db);
  const begun = performance.now();
  while (!(await haveEnded(db, writers))) {
    if (performance.now() - begun > patienceMs) return false;
    await pause(waitMs);
  }
  while (performance.now() - begun < longestMs) if ((await gatherNext(db, newest, lettersAtOnce)) === 0) return true;
  return false;
}

const verifiedAtOnce = 5000;
const maxNamed = 1000;

/** Gathered letters of which a triple is missing, so that a search for two letters may not find them; the first thousand. */
export async function findLettersToGather(db: Database): Promise<number[]> {
  const found: number[] = [];
  for (let after: number | null = 0; after !== null && found.length < maxNamed; ) {
    const { last, documentIds } = await findUngathered(db, after, verifiedAtOnce);
    found.push(...documentIds);
    after = last;
  }
  return found.slice(0, maxNamed);
}
