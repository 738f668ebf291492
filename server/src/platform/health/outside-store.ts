import { sql } from 'kysely';
import type { Database } from '../database';

/** What is outside and fails now: how many, and what the first of them answered last. */
export interface Trouble {
  count: number;
  detail: string | null;
}

const most = 20;

/** LINE and push services that failed at the last try. */
export async function failingServices(db: Database): Promise<Trouble> {
  const { rows } = await sql<Trouble>`
    select count(*)::int as count, string_agg(service || ': ' || error, E'\n' order by failed_at desc) as detail
    from (select service, error, failed_at from notice_service where failures > 0
      order by failed_at desc limit ${most}) failing`.execute(db);
  return rows[0] ?? { count: 0, detail: null };
}

/** Other systems that gave no answer at the last try, or for which a delivery waits after a failure. */
export async function failingWebhooks(db: Database): Promise<Trouble> {
  const { rows } = await sql<Trouble>`
    select count(*)::int as count, string_agg(name || ': ' || coalesce(reason, ''), E'\n' order by name) as detail
    from (
      select w.name, (select coalesce(y.error, y.status::text) from webhook_delivery y
        where y.subscription_id = w.id and y.state = 'waiting' and y.attempts > 0 order by y.due_at limit 1) as reason
      from webhook_subscription w
      where w.active and (w.silences > 0 or exists (select from webhook_delivery y
        where y.subscription_id = w.id and y.state = 'waiting' and y.attempts > 0))
      order by w.name limit ${most}
    ) failing`.execute(db);
  return rows[0] ?? { count: 0, detail: null };
}
