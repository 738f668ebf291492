import type { Actor } from '../../../platform/action';
import type { Database } from '../../../platform/database';
import { type AccessFacts, findAccessFacts } from './emergency-store';
import { findDocument } from './find-document';
import { workOn } from './open-document';

/** Why a person may or may not read a letter, by the same rules that open it, and what they may do with it now, without its content. */
export interface ExplainedAccess extends AccessFacts {
  mayRead: boolean;
  actions: string[];
}

/**
 * Explains what a person may do with a letter, and why; null if there is no such letter. It opens nothing and leaves no trace at the
 * letter.
 */
export async function explainAccess(
  db: Database,
  { personId, seats, clearance }: Pick<Actor, 'personId' | 'seats' | 'clearance'>,
  documentId: number,
  now: Date,
): Promise<ExplainedAccess | null> {
  const deskIds = seats.map((seat) => seat.deskId);
  const facts = await findAccessFacts(db, documentId, { personId, deskIds, now });
  if (!facts) return null;
  const found = await findDocument(db, { documentId, personId, deskIds, clearance, now });
  return { ...facts, mayRead: found !== null, actions: found ? workOn(found, seats, {}).allowed : [] };
}
