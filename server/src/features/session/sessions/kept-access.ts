import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { Database } from '../../../platform/database';
import { type Access, type OpenSession, readAccess } from './access-store';

/** Persons whose access is remembered; beyond that, who was asked about longest ago is forgotten. */
const maxPersons = 20_000;

/**
 * Remembers what persons may do between their calls. What is remembered is used only on the day it was read, as seats begin and end at
 * midnight, and only while the stamp that the database answered for this call is the one it was read under.
 */
export function keepAccess(db: Database, most = maxPersons): (session: OpenSession, now: Date) => Promise<Access | null> {
  const kept = new Map<number, { day: string; access: Access }>();
  return async ({ personId, stamp }, now) => {
    const day = bangkokDay(now);
    const known = kept.get(personId);
    kept.delete(personId);
    if (known?.day === day && known.access.stamp === stamp) {
      kept.set(personId, known);
      return known.access;
    }
    const access = await readAccess(db, personId, now);
    if (access) kept.set(personId, { day, access });
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return access;
  };
}
