import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database';

/** What a line says of a letter on paper, besides its remark. */
export interface PaperWords {
  subject: string;
  sender: string;
  addressee: string;
  /** Null only in lines without a day. */
  datedOn: string | null;
}

/** A line that may be of a letter on paper, locked. */
export interface LockedPaper {
  registerId: number;
  version: number;
  secrecy: number;
  enteredById: number;
  /** Of a letter on paper, with a number in force. */
  isPaper: boolean;
  words: PaperWords;
}

/** Locks a line and reads what it says; null if there is none. */
export async function lockPaper(db: Transaction, entryId: number): Promise<LockedPaper | null> {
  const { rows } = await sql<LockedPaper>`
    select register_id as "registerId", version, secrecy, entered_by as "enteredById",
      state = 'issued' and document_id is null as "isPaper",
      json_build_object('subject', subject, 'sender', sender, 'addressee', addressee,
        'datedOn', letter_dated_on) as words
    from register_entry where id = ${entryId} for update`.execute(db);
  return rows[0] ?? null;
}

/** Puts the words in their place and keeps the former ones that differ, with the reason. Number, time and chain are not touched. */
export async function savePaperCorrection(db: Transaction, entryId: number, { before, after, changed, reason, personId, now }: Saved): Promise<void> {
  const only = (words: PaperWords) => JSON.stringify(Object.fromEntries(changed.map((name) => [name, words[name]])));
  await sql`
    with kept as (
      insert into register_entry_change (entry_id, at, person_id, reason, before, after)
      values (${entryId}, ${now}, ${personId}, ${reason}, ${only(before)}::jsonb, ${only(after)}::jsonb)
    )
    update register_entry set subject = ${after.subject}, sender = ${after.sender}, addressee = ${after.addressee},
      letter_dated_on = ${after.datedOn}::date, version = version + 1
    where id = ${entryId}`.execute(db);
}

interface Saved {
  before: PaperWords;
  after: PaperWords;
  changed: readonly (keyof PaperWords)[];
  reason: string;
  personId: number;
  now: Date;
}
