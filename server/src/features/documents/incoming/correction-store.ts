import type { Correctable } from '@sarabun/contract/documents/letter-entry';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database';

type Typed = Record<Exclude<Correctable, 'datedOn'>, string> & { datedOn: string | null };

/** A letter from outside as it was typed, with the line of the registry that received it first, or null if that is void. */
export interface ReceivedLetter {
  typed: Typed;
  seenCorrections: number;
  line: { entryId: number; registerId: number; enteredById: number } | null;
}

/** What was typed of a letter from outside; null if it was written here. The caller holds its lock. */
export async function findReceived(db: Transaction, documentId: number): Promise<ReceivedLetter | null> {
  const { rows } = await sql<ReceivedLetter>`
    select json_build_object('number', d.number, 'datedOn', d.dated_on, 'sender', d.sender, 'addressee', d.addressee,
        'subject', d.subject, 'references', d.reference_text, 'enclosures', d.enclosure_text,
        'speed', d.speed::text) as typed,
      (select count(*)::int from letter_correction c where c.document_id = d.id) as "seenCorrections",
      (select json_build_object('entryId', e.id, 'registerId', e.register_id, 'enteredById', e.entered_by)
        from register_entry e join register r on r.id = e.register_id
        where e.document_id = d.id and e.state = 'issued' and r.kind = 'receive' order by e.id limit 1) as line
    from document d where d.id = ${documentId} and d.direction = 'incoming'`.execute(db);
  return rows[0] ?? null;
}

/** Puts the values in their place and keeps the former ones. */
export async function saveCorrection(db: Transaction, { documentId, entryId, personId, now, reason, after, changed }: Saved, before: Typed): Promise<void> {
  const only = (values: Typed) => JSON.stringify(Object.fromEntries(changed.map((name) => [name, values[name]])));
  await sql`
    with kept as (
      insert into letter_correction (document_id, entry_id, at, person_id, reason, before, after)
      values (${documentId}, ${entryId}, ${now}, ${personId}, ${reason}, ${only(before)}::jsonb, ${only(after)}::jsonb)
    )
    update document set number = ${after.number}, dated_on = ${after.datedOn}, sender = ${after.sender},
      addressee = ${after.addressee}, subject = ${after.subject}, reference_text = ${after.references},
      enclosure_text = ${after.enclosures}, speed = ${after.speed}::smallint
    where id = ${documentId}`.execute(db);
}

interface Saved {
  documentId: number;
  entryId: number;
  personId: number;
  now: Date;
  reason: string;
  after: Typed;
  /** The names of the values that differ. */
  changed: readonly Correctable[];
}
