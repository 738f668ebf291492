import type { ActContext } from '../../../platform/action';
import { refile } from '../../queues';
import { moveLetter } from './hand-over-store';
import { readLetter } from './letter-store';

/**
 * Moves all open work on one letter from one person's desk to another's: waiting legs, legs whose assigned work is unfinished, follow-ups,
 * and an unsigned own letter. Finished work stays with the person who did it; a note on the letter records the handover.
 */
export async function handOverLetter(
  context: ActContext,
  move: { documentId: number; fromDeskId: number; toDeskId: number; toPersonId: number; text: string },
): Promise<void> {
  const { db, actor, now } = context;
  await moveLetter(db, { ...move, by: actor.personId, now });
  const { kept, ...letter } = await readLetter(db, move.documentId);
  await refile(context, letter, kept);
}
