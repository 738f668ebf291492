import type { Running } from '../src/running';
import { buildOffice } from './build-office';
import { clear, describeAccounts, mark, stateOf } from './demonstration-store';
import { askForProgress } from './follow-up';
import { liveThrough } from './live-through';
import { furnishNewsroom } from './newsroom';
import { namedAccounts } from './office';
import { fillRegisters } from './registers';
import { travelFurther } from './rest-of-route';
import { furnishRights } from './rights';
import { keepSearches } from './searches';
import { furnishStructure } from './structure';

/** Seeds an empty database with the demonstration office; starts over if an earlier start was killed. */
export async function furnishIfEmpty(running: Running): Promise<void> {
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
  await liveThrough(running, office);
  await fillRegisters(running, office);
  await askForProgress(running);
  await furnishRights(running, office);
  await keepSearches(running, office);
  await travelFurther(running, office);
  await furnishNewsroom(running, office);
  await furnishStructure(running, office);
  await mark(db, 'done');
}

/** The accounts for signing in, one per line. */
export async function demonstrationAccounts(db: Running['db']): Promise<string[]> {
  return describeAccounts(db, namedAccounts);
}
