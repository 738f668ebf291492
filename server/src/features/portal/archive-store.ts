import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { exchangeArchiveTicket } from '@sarabun/contract/portal/archive';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database';

type Person = AnswerOf<typeof exchangeArchiveTicket>['person'];

/** Keeps a ticket, and forgets those that nobody can use any more. */
export async function insertTicket(db: Transaction, ticket: { hash: Buffer; personId: number; sessionId: number; expiresAt: Date; now: Date }): Promise<void> {
  const { hash, personId, sessionId, expiresAt, now } = ticket;
  await sql`delete from archive_ticket where expires_at < ${now}`.execute(db);
  await sql`
    insert into archive_ticket (ticket_hash, person_id, session_id, expires_at)
    values (${hash}, ${personId}, ${sessionId}, ${expiresAt})`.execute(db);
}

/** Uses a ticket: the person it was given to, while their session is open; null where it cannot be used. */
export async function takeTicket(db: Transaction, hash: Buffer, now: Date): Promise<Person | null> {
  const { rows } = await sql<Person>`
    with taken as (
      update archive_ticket set used_at = ${now}
      where ticket_hash = ${hash} and used_at is null and expires_at > ${now} returning person_id, session_id
    )
    select p.id as "personId", a.username, p.shown_name as name, p.email, u.shown_name as "unitName"
    from taken t join session s on s.id = t.session_id and s.ended_at is null and s.expires_at > ${now}
      join person p on p.id = t.person_id and p.closed_on is null join unit u on u.id = p.unit_id
      join account a on a.person_id = p.id`.execute(db);
  return rows[0] ?? null;
}
