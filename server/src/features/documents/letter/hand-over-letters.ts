import type { ActContext } from '../../../platform/action';
import { refile } from '../../queues';
import { moveLetter } from './hand-over-store';
import { readLetter } from './letter-store';

/**
 * Lays all open work of one letter from a person's desk on another's: legs that wait there, legs from which work was given that is not
 * done, what is followed, and an own letter that is not signed. What is done stays with who did it, and a line on the letter tells.
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
