import type { ActContext, ReadContext } from '../../../platform/action';
import { notFound } from '../../../platform/refusals';
import { hasFunction, isTimeFor } from './document-workflow';
import { type Letter, lockDocument, readLetter } from './letter-store';
import { tooLate } from './route-step';

/** A letter that this person may edit now: as its writer (`legId` null), or on the leg under review. */
export interface Writable {
  letter: Letter;
  legId: number | null;
}

/**
 * Locks an own letter for editing: by its writer while it is a draft, otherwise by its current reviewer. A letter the person may not know
 * about does not exist.
 */
export async function lockForWriting(context: ActContext, documentId: number): Promise<Writable> {
  await lockDocument(context, documentId);
  context.audit({ documentId });
  const letter = await readLetter(context.db, documentId);
  const legId = writesThrough(context, letter);
  if (legId === undefined) throw letter.legs.length > 0 ? await tooLate(context, letter.legs.at(-1)?.legId ?? 0) : notFound();
  return { letter, legId };
}

/** The leg through which the person may edit a letter; null as its writer, undefined if not at all. */
export function writesThrough({ actor }: Pick<ReadContext, 'actor'>, letter: Letter): number | null | undefined {
  const isWriter = actor.seats.some((seat) => seat.function === 'self' && seat.deskId === letter.writerDeskId);
  if (letter.state === 'draft') return isWriter ? null : undefined;
  return letter.legs.find((leg) => hasFunction('editDraft', actor.seats, leg, letter.secrecy) && isTimeFor('editDraft', leg, letter))?.legId;
}
