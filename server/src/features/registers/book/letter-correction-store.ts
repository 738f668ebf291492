import type { Correctable } from '@sarabun/contract/documents/letter-entry';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** A correction of the letter of a line, known to the system or on paper, since the line was written. */
export interface LineCorrection {
  at: Date;
  by: string;
  /** The former values, by name. */
  before: Partial<Record<Correctable, string | null>>;
}

/** What was corrected in the letters of lines after they were entered, or in what lines say of letters on paper, oldest first, by line. */
export async function findLetterCorrections(db: Database, entryIds: readonly number[]): Promise<Map<number, LineCorrection[]>> {
  const { rows } = await sql<{ entryId: number; at: Date; by: string; before: Record<string, string | null> }>`
    select e.id as "entryId", c.at, p.shown_name as by, c.before
    from register_entry e join letter_correction c on c.document_id = e.document_id and c.at >= e.entered_at
      join person p on p.id = c.person_id
    where e.id = any(${entryIds})
    union all
    select c.entry_id, c.at, p.shown_name, c.before
    from register_entry_change c join person p on p.id = c.person_id
    where c.entry_id = any(${entryIds}) and c.reason <> ''
    order by at`.execute(db);
  const found = new Map<number, LineCorrection[]>();
  for (const { entryId, ...one } of rows) found.set(entryId, [...(found.get(entryId) ?? []), one]);
  return found;
}
