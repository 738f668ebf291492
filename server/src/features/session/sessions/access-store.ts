import { type RawBuilder, sql } from 'kysely';
import type { Seat } from '../../../platform/action';
import type { Database } from '../../../platform/database';
import { inForce } from '../../../platform/in-force';
import { namesStamp } from '../../../platform/names/names-store';
import type { SignInWay } from './session-store';

/** An open session, and the stamps of its person's access and of names. */
export interface OpenSession {
  sessionId: number;
  personId: number;
  way: SignInWay;
  lastSeenAt: Date;
  /** Moves with every change of what the person may do; 0 before the first one. */
  stamp: number;
  /** Moves with every change of a name. */
  namesStamp: number;
}

/** The open session of a token: not ended, not expired and, with `usedAfter`, used after that moment. */
export const openSession = (tokenHash: Buffer, now: Date, usedAfter: Date | null): RawBuilder<OpenSession> =>
  sql<OpenSession>`
    select s.id as "sessionId", s.person_id as "personId", s.way, s.last_seen_at as "lastSeenAt",
      coalesce((select a.stamp from access_stamp a where a.person_id = s.person_id), 0) as stamp,
      ${namesStamp} as "namesStamp"
    from session s
    where s.token_hash = ${tokenHash} and s.ended_at is null and s.expires_at > ${now}
      and (${usedAfter}::timestamptz is null or s.last_seen_at > ${usedAfter}::timestamptz)`;

/** What a person may do on a day, and the stamp under which that holds. */
export interface Access {
  stamp: number;
  name: string;
  clearance: number;
  consented: boolean;
  hasSecondFactor: boolean;
  seats: Seat[];
  roles: string[];
}

/** Reads what a person may do today, in one statement so that it fits its stamp. A closed account has no access. */
export async function readAccess(db: Database, personId: number, now: Date): Promise<Access | null> {
  const { rows } = await sql<Access>`
    select coalesce((select s.stamp from access_stamp s where s.person_id = p.id), 0) as stamp, p.full_name as name,
      coalesce((select max(c.level) from clearance c
        where c.person_id = p.id and ${inForce('c', now)}), 1) as clearance,
      not exists (select 1 from consent_text t where t.in_force_from <= ${now}::timestamptz::date
        and t.version = (select max(n.version) from consent_text n
          where n.kind = t.kind and n.in_force_from <= ${now}::timestamptz::date)
        and not exists (select 1 from consent c
          where c.person_id = p.id and c.kind = t.kind and c.version = t.version)) as consented,
      exists (select 1 from second_factor f
        where f.person_id = p.id and f.confirmed_at is not null) as "hasSecondFactor",
      coalesce((select json_agg(json_build_object('deskId', d.id, 'deskKind', d.kind, 'unitId', d.unit_id,
        'function', seat.function, 'postId', seat.post_id,
          'acting', case when o.id is not null then json_build_object('orderId', o.id, 'kinds', o.kinds) end)
            order by seat.is_main desc, seat.id)
        from seat join desk d on d.id = seat.desk_id left join acting_order o on o.id = seat.acting_order_id
        where seat.person_id = p.id and ${inForce('seat', now)}), '[]') as seats,
      array(select r.role from person_role r where r.person_id = p.id) as roles
    from person p join account a on a.person_id = p.id
    where p.id = ${personId} and a.closed_at is null`.execute(db);
  return rows[0] ?? null;
}
