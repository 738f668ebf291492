import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import { maxWaitSeconds, type Trouble } from './throttle-rules';

/**
 * Seconds until all of these subjects may try again; 0 when none waits. A wait longer than the maximum comes from a clock that was set
 * back, and does not count.
 */
export async function secondsToWait(db: Database, subjects: readonly string[], now: Date): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from max(wait_until) - ${now}::timestamptz))::int as seconds from sign_in_trouble
    where subject = any(${subjects}) and wait_until > ${now}
      and wait_until <= ${now}::timestamptz + make_interval(secs => ${maxWaitSeconds})`.execute(db);
  return rows[0]?.seconds ?? 0;
}

/** The wrong tries of these subjects. */
export async function troublesOf(db: Database, subjects: readonly string[]): Promise<Map<string, Trouble>> {
  const { rows } = await sql<Trouble & { subject: string }>`
    select subject, wrong, first_at as "firstAt", last_at as "lastAt" from sign_in_trouble
    where subject = any(${subjects})`.execute(db);
  return new Map(rows.map(({ subject, ...trouble }) => [subject, trouble]));
}

/** Reads and locks the state of a subject, so that parallel wrong tries are all counted. */
export async function lockTrouble(db: Transaction, subject: string, now: Date): Promise<Trouble | null> {
  await sql`
    insert into sign_in_trouble (subject, wrong, first_at, last_at) values (${subject}, 0, ${now}, ${now})
    on conflict do nothing`.execute(db);
  const { rows } = await sql<Trouble>`
      select wrong, first_at as "firstAt", last_at as "lastAt" from sign_in_trouble where subject = ${subject}
        for update`.execute(db);
  const trouble = rows[0];
  return trouble && trouble.wrong > 0 ? trouble : null;
}

export async function saveTrouble(db: Transaction, subject: string, trouble: Trouble, waitUntil: Date | null): Promise<void> {
  await sql`
    update sign_in_trouble set wrong = ${trouble.wrong}, first_at = ${trouble.firstAt}, last_at = ${trouble.lastAt},
      wait_until = ${waitUntil}
    where subject = ${subject}`.execute(db);
}

export async function forgetTrouble(db: Transaction, subject: string): Promise<void> {
  await sql`delete from sign_in_trouble where subject = ${subject}`.execute(db);
}
