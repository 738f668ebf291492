import type { World } from '../../platform/action';
import { removeCompleted } from './filing-store';

const shownDays = 30;
const day = 24 * 60 * 60 * 1000;

/** Since when letters must have been closed to be shown in the completed queue still. */
export function completedSince(now: Date): Date {
  return new Date(now.getTime() - shownDays * day);
}

/** Takes letters out of the completed queue thirty days after they were closed; they are found in registers and by searching. */
export async function retireCompleted({ db, clock }: World): Promise<void> {
  await removeCompleted(db, completedSince(clock()));
}
