import type { World } from '../../platform/action';
import { removeCompleted } from './filing-store';

const shownDays = 30;
const day = 24 * 60 * 60 * 1000;

/** Letters closed before this moment are no longer in the completed queue. */
export function completedSince(now: Date): Date {
  return new Date(now.getTime() - shownDays * day);
}

/** Removes letters from the completed queue thirty days after they were closed; registers and search still find them. */
export async function retireCompleted({ db, clock }: World): Promise<void> {
  await removeCompleted(db, completedSince(clock()));
}
