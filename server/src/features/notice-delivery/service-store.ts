import type { NoticeChannel } from '@sarabun/contract/notice-delivery/notice-services';
import { sql } from 'kysely';
import type { Database } from '../../platform/database';
import { doubling } from '../../platform/jobs/kinds';

const waits = doubling({ first: 15, longest: 3600 });
const sentEveryMs = 60_000;

/** Until when each of these services is left alone, because it failed. */
export async function findQuietServices(db: Database, services: readonly string[], now: Date): Promise<Map<string, Date>> {
  const { rows } = await sql<{ service: string; until: Date }>`
    select service, quiet_until as until from notice_service
    where service = any(${services}) and quiet_until > ${now}`.execute(db);
  return new Map(rows.map(({ service, until }) => [service, until]));
}

interface Service {
  service: string;
  channel: NoticeChannel;
}

/** A service took something; written once a minute unless it had failed. */
export async function noteSuccess(db: Database, { service, channel }: Service, now: Date): Promise<void> {
  const before = new Date(now.getTime() - sentEveryMs);
  await sql`
    insert into notice_service as s (service, channel, sent_at) values (${service}, ${channel}, ${now})
    on conflict (service) do update
      set failures = 0, quiet_until = null, error = null, failed_at = null, sent_at = ${now}
    where s.failures > 0 or s.sent_at is null or s.sent_at < ${before}`.execute(db);
}

interface Failure {
  error: string;
  /** The service asked to be left alone until then. */
  askedUntil?: Date | undefined;
}

/**
 * A service failed and is left alone for a time that grows, or for as long as it asked for. Tries that ran side by side count once. Returns when
 * it is tried again.
 */
export async function noteFailure(db: Database, { service, channel }: Service, { error, askedUntil }: Failure, now: Date): Promise<Date> {
  const { rows: before } = await sql<{ failures: number; until: Date | null }>`
    select failures, quiet_until as until from notice_service where service = ${service}`.execute(db);
  const { failures = 0, until = null } = before[0] ?? {};
  if (until && until > now) return until;
  const next = new Date(Math.max(now.getTime() + (waits(failures + 1) ?? 0) * 1000, askedUntil?.getTime() ?? 0));
  await sql`
    insert into notice_service as s (service, channel, failures, quiet_until, error, failed_at)
    values (${service}, ${channel}, 1, ${next}, ${error}, ${now})
    on conflict (service) do update
      set failures = ${failures + 1}, quiet_until = ${next}, error = ${error}, failed_at = ${now}
    where s.failures = ${failures}`.execute(db);
  return next;
}
