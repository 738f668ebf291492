import { sql } from 'kysely';
import type { Database } from '../../platform/database';
import { containing } from '../../platform/like-pattern';

export interface FoundDraft {
  documentId: number;
  kind: number;
  subject: string;
  addressee: string;
  speed: number;
  secrecy: number;
  savedAt: Date;
  returnedReason: string | null;
  isRecalled: boolean;
}

interface Asked {
  personId: number;
  clearance: number;
  /** Normalised; empty finds all. */
  search: string;
}

/** SQL: whether the draft `d` lies with its writer because it came back: not if it was sent up again since, and taken back. */
export const isBack = sql`exists (select 1 from leg r
  where r.document_id = d.id and r.purpose = 'revision' and r.state in ('delivered', 'received'))`;

/**
 * SQL: whether the leg `e` of the draft `d` ended with a return: sent back, or declined by a member of a committee of which too few were left to
 * sign, by which the draft went to its writer in the same moment.
 */
export const cameBack = sql`(e.state = 'returned' or (e.state = 'refused' and exists (select 1 from leg back
  where back.document_id = d.id and back.purpose = 'revision' and back.sent_at = e.ended_at)))`;

const mine = ({ personId, clearance, search }: Asked) => sql`
  d.entered_by = ${personId} and d.state = 'draft' and d.direction = 'outgoing' and d.secrecy <= ${clearance}
  and (${search} = '' or d.search_text like ${containing(search)})`;

/** A page of a person's drafts: returned ones first, then by last save. */
export async function findDrafts(db: Database, asked: Asked, { take, skip }: { take: number; skip: number }): Promise<FoundDraft[]> {
  const { rows } = await sql<FoundDraft>`
    select d.id as "documentId", d.kind, d.subject, d.addressee, d.speed, d.secrecy, l.saved_at as "savedAt",
      back.reason as "returnedReason",
      coalesce((select e.state = 'recalled' from leg e where e.document_id = d.id
        order by e.ended_at desc nulls first, e.sequence desc limit 1), false) as "isRecalled"
    from document d join letter l on l.document_id = d.id
      left join lateral (select e.reason from leg e where e.document_id = d.id and ${cameBack}
        and ${isBack} order by e.ended_at desc, e.sequence desc limit 1) back on true
    where ${mine(asked)} order by (back.reason is null), l.saved_at desc, d.id desc limit ${take} offset ${skip}`.execute(db);
  return rows;
}

export async function countDrafts(db: Database, asked: Asked): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from document d where ${mine(asked)}`.execute(db);
  return rows[0]?.n ?? 0;
}
