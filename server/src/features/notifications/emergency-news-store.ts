import type { Label } from '@sarabun/contract/values/label';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database';
import { inForceOn } from '../../platform/in-force';

/** An emergency access and the people who are notified of it. */
export interface EmergencyNews {
  number: string;
  askedById: number;
  askedBy: Label;
  reason: string;
  /** Null while undecided. */
  decidedBy: Label | null;
  decision: string;
  opensUntil: Date | null;
  documentId: number | null;
  secrecy: number;
  deciders: number[];
  auditors: number[];
  owners: number[];
}

/**
 * The facts about an emergency access. Owners are those who work today at the desk of the owning unit as head or head of registry, or wrote
 * the letter, and are cleared for it.
 */
export async function findEmergencyNews(db: Transaction, breakGlassId: number, now: Date): Promise<EmergencyNews | null> {
  const today = sql`${now}::timestamptz::date`;
  const { rows } = await sql<EmergencyNews>`
    select b.asked_number as number, b.asked_by as "askedById", n.both_names as "askedBy", b.reason,
      case when w.id is not null then w.both_names end as "decidedBy", b.decision, b.opens_until as "opensUntil",
      b.document_id as "documentId", coalesce(d.secrecy, 1) as secrecy,
      array(select p.id from person p
        where p.closed_on is null and exists (select 1 from menu m join menu_permission_group r on r.menu_id = m.id
        where m.type = 's' and m.action = 'break-glass' and r.may_manage
          and r.group_id in (select groups_of_person(p.id, ${today})))
        and (exists (select 1 from person_role o where o.person_id = p.id)
          or exists (select 1 from users_group_member o where o.person_id = p.id)
          or exists (select 1 from role_assignment o where o.person_id = p.id))) as deciders,
      array(select r.person_id from person_role r where r.role = 'auditor') as auditors,
      array(select distinct s.person_id from seat s join desk k on k.id = s.desk_id
        where ((k.kind = 'unit' and k.unit_id = d.owner_unit_id and s.function in ('head', 'registryHead', 'registrar'))
          or (s.function = 'self' and d.direction = 'outgoing' and s.person_id = d.entered_by))
          and ${inForceOn('s', today)}
          and (d.secrecy = 1 or exists (select 1 from clearance c
            where c.person_id = s.person_id and c.level >= d.secrecy and ${inForceOn('c', today)}))) as owners
    from break_glass b join person n on n.id = b.asked_by left join person w on w.id = b.decided_by
      left join document d on d.id = b.document_id where b.id = ${breakGlassId}`.execute(db);
  return rows[0] ?? null;
}
