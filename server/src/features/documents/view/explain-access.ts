import type { Actor } from '../../../platform/action';
import type { Database } from '../../../platform/database';
import { findDocument } from './document-view-store';
import { type AccessFacts, findAccessFacts } from './emergency-store';
import { workOn } from './open-document';

/** Why somebody may read a letter or not, by the very rules that open it; and what they may do with it now. Nothing of what it says. */
export interface ExplainedAccess extends AccessFacts {
  mayRead: boolean;
  actions: string[];
}

/** Answers what a person may do with a letter, and by what; null where there is no such letter. Opens nothing, and leaves no trace at the letter. */
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
