import { sql } from 'kysely';
import type { ReadContext } from '../../../platform/action';

/** SQL: whether a leg `l` asks a member of a committee for the signature. */
export const asksMember = sql`l.purpose = 'signature' and exists (select 1 from letter_step y
  where y.document_id = l.document_id and y.leg_id = l.id and y.of_panel)`;

/**
 * Whether one of the person's desks writes an own letter, or had it to review or sign it. Who may merely know the letter, such as its receivers, reads what
 * was issued, and nothing of how it came about: no versions, remarks or reasons of returns. The caller has checked that it may be known.
 */
export async function isOnOwnWay({ db, actor }: Pick<ReadContext, 'db' | 'actor'>, documentId: number): Promise<boolean> {
  const deskIds = actor.seats.map(({ deskId }) => deskId);
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from leg l
        where l.document_id = d.id and l.purpose in ('review', 'signature') and l.to_desk_id = any(${deskIds}))
      or exists (select 1 from desk k where k.person_id = d.entered_by and k.id = any(${deskIds})) as found
    from document d where d.id = ${documentId} and d.direction = 'outgoing'`.execute(db);
  return rows[0]?.found === true;
}
