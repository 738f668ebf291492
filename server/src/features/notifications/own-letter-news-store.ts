import type { Label } from '@sarabun/contract/values/label';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database';

/** Further remarks of a person on the same letter within this many minutes belong to the notice of the first. */
const sameSitting = 15;

interface RemarkNews {
  personIds: number[];
  subject: string;
  number: string;
  secrecy: number;
}

/** Whom remarks, or their settling, are news to: the writer of the letter, or the authors. Nobody who was told just before. */
export async function findRemarkNews(
  db: Transaction,
  documentId: number,
  remarkIds: readonly number[],
  event: 'remarked' | 'remarkSettled',
): Promise<RemarkNews | null> {
  const { rows } = await sql<RemarkNews>`
    select d.subject, d.number, d.secrecy, (select coalesce(array_agg(distinct t.person_id), '{}')
      from (select case when ${event} = 'remarked' then d.entered_by else n.author_id end as person_id
        from letter_remark n where n.document_id = d.id and n.id = any(${remarkIds}) and not exists (
          select 1 from letter_remark r where r.document_id = d.id and r.id <> all(${remarkIds})
            and r.author_id = n.author_id and case when ${event} = 'remarked'
              then r.id < n.id and r.made_at > n.made_at - make_interval(mins => ${sameSitting})
              else r.settled_by = n.settled_by and r.state <> 'withdrawn' and r.settled_at < n.settled_at
                and r.settled_at > n.settled_at - make_interval(mins => ${sameSitting}) end)) t) as "personIds"
    from document d where d.id = ${documentId} and d.entered_by is not null`.execute(db);
  return rows[0] ?? null;
}

/** The facts for the writer of a signed letter. */
export async function findSigned(db: Transaction, documentId: number): Promise<{ writerId: number; subject: string; number: string; secrecy: number } | null> {
  const { rows } = await sql<{ writerId: number; subject: string; number: string; secrecy: number }>`
    select entered_by as "writerId", subject, number, secrecy from document
    where id = ${documentId} and direction = 'outgoing'`.execute(db);
  return rows[0] ?? null;
}

/** The facts for the writer of a signed letter that was sent back on a leg, with the reason; null if it did not go out by a signature. */
export async function findReturned(
  db: Transaction,
  documentId: number,
  byLegId: number,
): Promise<{ writerId: number; subject: string; number: string; secrecy: number; reason: string | null } | null> {
  const { rows } = await sql<{ writerId: number; subject: string; number: string; secrecy: number; reason: string | null }>`
    select d.entered_by as "writerId", d.subject, d.number, d.secrecy, l.reason
    from document d join leg l on l.id = ${byLegId} and l.document_id = d.id
      join leg s on s.id = l.parent_leg_id and s.purpose = 'signature'
    where d.id = ${documentId} and d.direction = 'outgoing'`.execute(db);
  return rows[0] ?? null;
}

export interface DecidedNews {
  /** Who wrote, checked or signed the letter. */
  personIds: number[];
  subject: string;
  number: string;
  secrecy: number;
  /** The kind of the note, the code of its word, and its words. */
  kind: 'command' | 'result';
  choice: string | null;
  /** The word of the order, where the office prints it. */
  word: Label | null;
  text: string;
  by: Label;
}

/** What was decided on an own letter, and whom it answers. */
export async function findDecided(db: Transaction, documentId: number, noteId: number): Promise<DecidedNews | null> {
  const { rows } = await sql<DecidedNews>`
    select d.subject, d.number, d.secrecy, n.kind, n.choice, n.text,
      case when c.id is not null
        then json_build_object('th', c.name_th, 'en', coalesce(nullif(c.name_en, ''), c.name_th)) end as word,
      p.both_names as by,
      (select coalesce(array_agg(distinct w.person_id), '{}') from (
        select d.entered_by as person_id
        union all select l.ended_by from leg l
          where l.document_id = d.id and l.purpose in ('review', 'signature') and l.state = 'done') w
        where w.person_id is not null) as "personIds"
    from document d join note n on n.id = ${noteId} and n.document_id = d.id join person p on p.id = n.written_by
      left join command_type c on c.code = n.choice and not c.needs_text
    where d.id = ${documentId} and d.direction = 'outgoing'`.execute(db);
  return rows[0] ?? null;
}
