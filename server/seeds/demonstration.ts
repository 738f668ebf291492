import type { Running } from '../src/running';
import { buildOffice } from './build-office';
import { clear, describeAccounts, mark, stateOf } from './demonstration-store';
import { seedReminders } from './follow-up';
import { seedRoutes } from './more-routes';
import { seedNewsroom } from './newsroom';
import { namedAccounts } from './office';
import { fillRegisters } from './registers';
import { replayLetters } from './replay-letters';
import { seedRights } from './rights';
import { seedSearches } from './searches';
import { seedStructure } from './structure';

/** Whether there is nothing left to seed: people are there, of the demonstration office or others. */
export const isFurnished = async (db: Running['db']): Promise<boolean> => (await stateOf(db)) === 'inUse';

/** Seeds an empty database with the demonstration office; starts over if an earlier start was killed. */
export async function seedIfEmpty(running: Running): Promise<void> {
  const { db, world } = running;
  const state = await stateOf(db);
  if (state === 'inUse') return;
  if (state === 'half') {
    await clear(db);
    running.chain.beginAgain();
  }
  console.log('Furnishing the demonstration office …');
  await mark(db, 'started');
  const office = await buildOffice(world);
  await replayLetters(running, office);
  await fillRegisters(running, office);
  await seedReminders(running);
  await seedRights(running, office);
  await seedSearches(running, office);
  await seedRoutes(running, office);
  await seedNewsroom(running, office);
  await seedStructure(running, office);
  await mark(db, 'done');
}

/** The accounts for signing in, one per line. */
export async function demonstrationAccounts(db: Running['db']): Promise<string[]> {
  return describeAccounts(db, namedAccounts);
}
