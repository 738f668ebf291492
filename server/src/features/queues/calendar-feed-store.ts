import type { CalendarFeedUse } from '@sarabun/contract/queues/calendar-feed';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

/** The open feed of a person. */
export async function findFeedOf(db: Database, personId: number): Promise<{ feedId: number; createdAt: Date } | null> {
  const { rows } = await sql<{ feedId: number; createdAt: Date }>`
    select id as "feedId", created_at as "createdAt" from calendar_feed
    where person_id = ${personId} and revoked_at is null`.execute(db);
  return rows[0] ?? null;
}

/** The open feed of an address. */
export async function findFeed(db: Database, tokenHash: Buffer): Promise<{ feedId: number; personId: number; language: 'th' | 'en' } | null> {
  const { rows } = await sql<{ feedId: number; personId: number; language: string }>`
    select id as "feedId", person_id as "personId", language from calendar_feed
    where token_hash = ${tokenHash} and revoked_at is null`.execute(db);
  const [found] = rows;
  return found ? { ...found, language: found.language === 'en' ? 'en' : 'th' } : null;
}

export async function revokeFeedOf(db: Transaction, personId: number, now: Date): Promise<void> {
  await sql`update calendar_feed set revoked_at = ${now} where person_id = ${personId} and revoked_at is null`.execute(db);
}

interface NewFeed {
  personId: number;
  tokenHash: Buffer;
  language: 'th' | 'en';
  now: Date;
}

export async function insertFeed(db: Transaction, { personId, tokenHash, language, now }: NewFeed): Promise<void> {
  await sql`
    insert into calendar_feed (person_id, token_hash, language, created_at)
    values (${personId}, ${tokenHash}, ${language}, ${now})`.execute(db);
}

interface Reading {
  feedId: number;
  hour: Date;
  address: string | null;
  program: string;
}

/** Counts a reading, and returns how many there were of the feed in this hour. */
export async function countReading(db: Database, { feedId, hour, address, program }: Reading): Promise<number> {
  const { rows } = await sql<{ calls: number }>`
    with counted as (
      insert into calendar_feed_use (feed_id, hour, address, program, calls)
      values (${feedId}, ${hour}, ${address}::inet, ${program}, 1)
      on conflict (feed_id, hour, address)
      do update set calls = calendar_feed_use.calls + 1, program = excluded.program
      returning id, calls
    )
    select (c.calls + coalesce((select sum(o.calls) from calendar_feed_use o
      where o.feed_id = ${feedId} and o.hour = ${hour} and o.id <> c.id), 0))::int as calls
    from counted c`.execute(db);
  return rows[0]?.calls ?? 0;
}

/** The newest uses of a feed. */
export async function findReadings(db: Database, feedId: number, limit: number): Promise<CalendarFeedUse[]> {
  const { rows } = await sql<CalendarFeedUse>`
    select hour as at, host(address) as address, program, calls from calendar_feed_use
    where feed_id = ${feedId} order by hour desc limit ${limit}`.execute(db);
  return rows;
}
