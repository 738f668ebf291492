import type { Remark } from '@sarabun/contract/drafts/letter-remarks';
import type { Quoted } from '@sarabun/contract/drafts/text-places';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import type { RemarkState } from '../../../platform/schema';

interface NewRemark extends Quoted {
  replacement: string | null;
  text: string;
}

/** The remarks on a letter, open ones first, each group as it was written. */
export async function listRemarks(db: Database, documentId: number, personId: number): Promise<Remark[]> {
  const { rows } = await sql<Remark>`
    select r.id as "remarkId", a.shown_name as author, r.author_id = ${personId} as "isOwn", r.made_at as "madeAt",
      r.line, r.quote, r.before_text as before, r.after_text as after, r.replacement, r.text, r.state,
      s.shown_name as "settledBy", r.settled_at as "settledAt", r.answer
    from letter_remark r join person a on a.id = r.author_id left join person s on s.id = r.settled_by
    where r.document_id = ${documentId} order by r.state <> 'open', r.line, r.id`.execute(db);
  return rows;
}

export async function insertRemarks(
  db: Transaction,
  { documentId, revision, personId, now }: { documentId: number; revision: number; personId: number; now: Date },
  remarks: readonly NewRemark[],
): Promise<number[]> {
  const rows = await db
    .insertInto('letter_remark')
    .values(
      remarks.map(({ line, quote, before, after, replacement, text }) => ({
        document_id: documentId,
        author_id: personId,
        made_at: now,
        revision,
        line,
        quote,
        before_text: before,
        after_text: after,
        replacement,
        text,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface OpenRemark extends Quoted {
  remarkId: number;
  authorId: number;
  replacement: string | null;
}

/** The open ones among these remarks of a letter, in the order of the text. */
export async function openRemarks(db: Database, documentId: number, remarkIds: readonly number[]): Promise<OpenRemark[]> {
  const { rows } = await sql<OpenRemark>`
    select id as "remarkId", author_id as "authorId", line, quote, before_text as before, after_text as after,
      replacement
    from letter_remark where document_id = ${documentId} and id = any(${remarkIds}) and state = 'open'
    order by line, id`.execute(db);
  return rows;
}

interface Settled {
  state: Exclude<RemarkState, 'open'>;
  personId: number;
  now: Date;
  answer: string;
  /** The version that took the suggestions. */
  acceptedRevision: number | null;
}

export async function saveVerdict(db: Transaction, remarkIds: readonly number[], { state, personId, now, answer, acceptedRevision }: Settled): Promise<void> {
  await sql`
    update letter_remark set state = ${state}, settled_by = ${personId}, settled_at = ${now}, answer = ${answer},
      accepted_revision = ${acceptedRevision}
    where id = any(${remarkIds})`.execute(db);
}

/** Whether a version took suggestions: it names their authors and is not overwritten. */
export async function tookSuggestions(db: Database, documentId: number, revision: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from letter_remark where document_id = ${documentId} and accepted_revision = ${revision})
      as found`.execute(db);
  return rows[0]?.found === true;
}

/** Whose suggestions each version of a letter took. */
export async function suggestersOf(db: Database, documentId: number): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ revision: number; authors: string[] }>`
    select r.accepted_revision as revision, array_agg(distinct a.shown_name) as authors
    from letter_remark r join person a on a.id = r.author_id
    where r.document_id = ${documentId} and r.accepted_revision is not null
    group by r.accepted_revision`.execute(db);
  return new Map(rows.map(({ revision, authors }) => [revision, authors]));
}
