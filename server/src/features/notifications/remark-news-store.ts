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
