import type { Label } from '@sarabun/contract/values/label';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database';

/** A certificate request and the people who may decide on it. */
export interface RequestNews {
  personId: number;
  name: Label;
  unitName: Label;
  reason: string;
  state: string;
  answer: string;
  collectUntil: Date | null;
  deciders: number[];
}

/** Deciders are active people whose group may manage certificate requests, except the requester. */
export async function findRequestNews(db: Transaction, requestId: number, now: Date): Promise<RequestNews | null> {
  const today = sql`${now}::timestamptz::date`;
  const { rows } = await sql<RequestNews>`
    select n.id as "personId", n.both_names as name, u.both_names as "unitName", q.reason, q.state, q.answer,
      q.collect_until as "collectUntil",
      array(select p.id from person p where p.closed_on is null and p.id <> n.id
        and (exists (select 1 from person_role o where o.person_id = p.id)
          or exists (select 1 from users_group_member o where o.person_id = p.id)
          or exists (select 1 from role_assignment o where o.person_id = p.id))
        and exists (select 1 from menu m join menu_permission_group r on r.menu_id = m.id
          where m.type = 's' and m.action = 'certificate-person-request' and r.may_manage
            and r.group_id in (select groups_of_person(p.id, ${today})))) as deciders
    from certificate_request q join person n on n.id = q.person_id join unit u on u.id = n.unit_id
    where q.id = ${requestId}`.execute(db);
  return rows[0] ?? null;
}

export interface CertificateNews {
  personId: number;
  serial: string;
  notAfter: Date;
  isLocked: boolean;
  isRevoked: boolean;
  revokedBy: number | null;
  reason: string;
  /** Whether a new one can be collected already. */
  canCollect: boolean;
}

export async function findCertificateNews(db: Transaction, certificateId: number): Promise<CertificateNews | null> {
  const { rows } = await sql<CertificateNews>`
    select c.person_id as "personId", c.serial, c.not_after as "notAfter", c.locked_at is not null as "isLocked",
      c.revoked_at is not null as "isRevoked", c.revoked_by as "revokedBy",
      c.revoke_reason as reason, exists (select 1 from certificate_request q
        where q.person_id = c.person_id and q.state = 'approved') as "canCollect"
    from certificate c where c.id = ${certificateId}`.execute(db);
  return rows[0] ?? null;
}
