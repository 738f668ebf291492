import type { NoticeChannel } from '@sarabun/contract/notice-delivery/notice-services';
import type { SentNotice, SentState } from '@sarabun/contract/notice-delivery/sent-notices';
import { sql } from 'kysely';
import type { Database } from '../../platform/database';

/** Counting stops here, so that the list costs the same with any number of notices. */
const maxCounted = 10_000;

interface Asked {
  channel: NoticeChannel | undefined;
  state: SentState | undefined;
  limit: number;
  offset: number;
}

/** A page of what left the system or was to leave it, newest first. */
export async function findSentNotices(db: Database, { channel, state, limit, offset }: Asked): Promise<{ data: SentNotice[]; total: number }> {
  const ofChannel = channel ? sql`and w.channel = ${channel}` : sql``;
  const ofState = state ? sql`and w.state = ${state}` : sql``;
  const chosen = sql`from notice_delivery w where true ${ofChannel} ${ofState}`;
  const [rows, count] = await Promise.all([
    sql<SentNotice>`
      select w.id, p.shown_name as person, w.channel, coalesce(m.name_th, n.module) as th,
        coalesce(nullif(m.name_en, ''), m.name_th, n.module) as en, w.state, w.created_at as "createdAt",
        w.ended_at as "endedAt", w.error as reason
      from (select w.* ${chosen} order by w.id desc limit ${limit} offset ${offset}) w
        join person p on p.id = w.person_id join notification n on n.id = w.notification_id
        left join notification_module m on m.code = n.module
      order by w.id desc`.execute(db),
    sql<{ n: number }>`select count(*) as n from (select 1 ${chosen} limit ${maxCounted}) counted`.execute(db),
  ]);
  return { data: rows.rows, total: Number(count.rows[0]?.n ?? 0) };
}
