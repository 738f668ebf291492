import type { ActOfToday } from '@sarabun/contract/history/my-day';
import { sql } from 'kysely';
import type { Database } from '../../platform/database';
import { deskName } from '../../platform/desk-name';
import type { StoredName } from './kind-of-number';

interface Doer {
  personId: number;
  deskIds: readonly number[];
  clearance: number;
  /** `YYYY-MM-DD` in Bangkok. */
  day: string;
}

interface FoundOfDay extends Pick<ActOfToday, 'at' | 'sent'> {
  action: string;
  letter: (StoredName & { documentId: number }) | null;
}

/** Reading is no act, and saving a text again and again is one. */
const onlyLooks = ['recordOpening', 'openInEmergency', 'readNotification', 'updateReadPortal', 'saveDraft', 'holdDraft'];

/**
 * The acts of a day on letters, newest first, each kind once a letter. A letter is named to those at whose desks it is or was, up to their
 * clearance. What was sent on at the moment of an act from a desk of the person and lies unopened is named with its receiver; whether it may
 * be pulled back is for `mayRecall` to say.
 */
export async function findActsOfDay(db: Database, { personId, deskIds, clearance, day }: Doer, most: number): Promise<FoundOfDay[]> {
  const { rows } = await sql<FoundOfDay>`
    with acts as (
      select distinct on (a.document_id, a.action) a.id, a.at, a.action, a.document_id
      from audit a where a.person_id = ${personId} and a.at >= ${day}::date and a.document_id is not null
        and a.action <> all(${onlyLooks}::text[])
      order by a.document_id, a.action, a.at desc, a.id desc
    )
    select a.at, a.action,
      case when d.id is not null then json_build_object('documentId', d.id, 'kind', d.kind, 'number', d.number,
        'subject', d.subject) end as letter,
      case when d.id is null then '[]' else coalesce((
        select json_agg(json_build_object('legId', l.id, 'name', ${deskName('k')}) order by l.sequence)
        from leg l join desk k on k.id = l.to_desk_id
        where l.document_id = a.document_id and l.sent_by = ${personId} and l.sent_at = a.at
          and l.from_desk_id = any(${deskIds}) and l.state = 'delivered' and l.opened_at is null
          and l.parent_leg_id is not null), '[]') end as sent
    from acts a left join document d on d.id = a.document_id and d.secrecy <= ${clearance}
      and exists (select 1 from document_party p where p.document_id = d.id and p.desk_id = any(${deskIds}))
    order by a.at desc, a.id desc limit ${most}`.execute(db);
  return rows;
}
