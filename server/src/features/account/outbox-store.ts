import { sql } from 'kysely';
import type { Database } from '../../platform/database';

/** The newest unsent mails: waiting for the next try, or given up. */
export async function unsentMails(db: Database, most: number) {
  const { rows } = await sql<{
    id: number;
    at: Date;
    to: string;
    subject: string;
    state: 'waiting' | 'givenUp';
    attempts: number;
    error: string | null;
  }>`
    select m.id, m.created_at as at, m.recipient as "to", m.subject, m.state, j.attempts, j.last_error as error
    from mail m join job j on j.kind = 'mail' and j.key = m.id::text
    where m.state = 'givenUp' or (m.state = 'waiting' and j.last_error is not null)
    order by m.created_at desc, m.id desc limit ${most}`.execute(db);
  return rows;
}
