import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';

/** A person who may sign in, by user name or e-mail address, ignoring case. Null if there is none or the account is closed. */
export async function findPersonBy(db: Database, by: 'username' | 'email', value: string): Promise<number | null> {
  const compared = by === 'username' ? sql`lower(a.username)` : sql`lower(p.email)`;
  const { rows } = await sql<{ personId: number }>`
    select a.person_id as "personId" from account a join person p on p.id = a.person_id
    where ${compared} = lower(${value}) and a.closed_at is null and p.closed_on is null`.execute(db);
  return rows.length === 1 ? (rows[0]?.personId ?? null) : null;
}

/** Stores a ticket and deletes expired ones. */
export async function addTicket(
  db: Transaction,
  ticket: { ticketHash: Buffer; deviceHash: Buffer; personId: number; expiresAt: Date; now: Date },
): Promise<void> {
  await sql`delete from sign_in_ticket where expires_at < ${ticket.now}`.execute(db);
  await sql`
    insert into sign_in_ticket (ticket_hash, device_hash, person_id, expires_at)
    values (${ticket.ticketHash}, ${ticket.deviceHash}, ${ticket.personId}, ${ticket.expiresAt})`.execute(db);
}

interface TicketKey {
  ticketHash: Buffer;
  deviceHash: Buffer;
  now: Date;
}

/** The person of a ticket in this browser; null if it is not valid. */
export async function findTicket(db: Database, { ticketHash, deviceHash, now }: TicketKey): Promise<{ personId: number; hasSecondFactor: boolean } | null> {
  const { rows } = await sql<{ personId: number; hasSecondFactor: boolean }>`
    select t.person_id as "personId",
      exists (select 1 from second_factor f
      where f.person_id = t.person_id and f.confirmed_at is not null) as "hasSecondFactor"
    from sign_in_ticket t join account a on a.person_id = t.person_id
    where t.ticket_hash = ${ticketHash} and t.device_hash = ${deviceHash} and t.expires_at > ${now}
      and a.closed_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Uses up a ticket. False if someone else was faster. */
export async function takeTicket(db: Transaction, { ticketHash, deviceHash, now }: TicketKey): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from sign_in_ticket where ticket_hash = ${ticketHash} and device_hash = ${deviceHash} and expires_at > ${now}`.execute(db);
  return numAffectedRows === 1n;
}
