import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { standing, type WaitingNotice } from '../notice-delivery';

/** Whether the digests for a time of a day have been sent. */
export async function digestIsDone(db: Database, day: string, at: string): Promise<boolean> {
  const { rows } = await sql`select 1 from digest_round where day = ${day} and at = ${at}`.execute(db);
  return rows.length > 0;
}

/** Records that the digests for a time of a day have been sent. */
export async function saveDigestRound(db: Transaction, round: { day: string; at: string; now: Date; mails: number }): Promise<void> {
  await sql`
    insert into digest_round (day, at, done_at, mails) values (${round.day}, ${round.at}, ${round.now}, ${round.mails})
    on conflict do nothing`.execute(db);
}

export interface GatheredNotice
  extends Pick<WaitingNotice, 'id' | 'title' | 'titleEn' | 'html' | 'documentId' | 'link' | 'secrecy' | 'createdAt' | 'outdated'> {}

/** A person with the waiting notices. */
export interface Gathered {
  personId: number;
  /** Null for people without an address or who have left. */
  email: string | null;
  /** Whether mails of notices come to the person at all. */
  isWanted: boolean;
  notices: GatheredNotice[];
}

/** Takes the waiting notices of this many persons. Each notice is taken once, even when several processes send mails at the same moment. */
export async function takeWaitingNotices(db: Transaction, most: number, now: Date): Promise<Gathered[]> {
  const { rows } = await sql<Gathered>`
    with chosen as (
      select distinct person_id from (select person_id from digest_entry order by person_id limit 5000) waiting
      order by person_id limit ${most}
    ), taken as (
      delete from digest_entry e using chosen c where e.person_id = c.person_id returning e.person_id, e.notification_id
    ), standing as (
      select n.id, n.person_id, n.title, coalesce(n.title_en, n.title) as "titleEn", n.html,
        n.document_id as "documentId", n.link, n.created_at as "createdAt", ${standing(now)}
      from taken t join notification n on n.id = t.notification_id left join document d on d.id = n.document_id
    )
    select p.id as "personId", case when p.closed_on is null then p.email end as email,
      (case when s.may_choose then coalesce(r.rhythm, s.usual) else s.usual end) <> 'none' as "isWanted",
      json_agg(n order by n.id) as notices
    from standing n join person p on p.id = n.person_id cross join digest_setting s
      left join person_rhythm r on r.person_id = p.id
    group by p.id, s.may_choose, s.usual, r.rhythm order by p.id`.execute(db);
  return rows.map((row) => ({ ...row, notices: row.notices.map((notice) => ({ ...notice, createdAt: new Date(notice.createdAt) })) }));
}
