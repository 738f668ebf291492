import { sql } from 'kysely';
import type { Seat } from '../../platform/action';
import type { Database } from '../../platform/database';
import { inForceOn } from '../../platform/in-force';
import type { ActingPhrase, SeatFunction } from '../../platform/schema';
import { nameOf } from './appointment-store';

/** A current seat with its origin. */
export interface ExplainedSeat {
  deskId: number;
  deskKind: Seat['deskKind'];
  unitId: number;
  postId: number | null;
  function: SeatFunction;
  deskName: string;
  unitName: string;
  startsOn: string;
  endsOn: string | null;
  order: { orderId: number; phrase: ActingPhrase; number: string; kinds: number[] | null; excludes: string } | null;
  role: { th: string; en: string; orderNumber: string } | null;
}

/** Everything that gives a person rights today. */
export interface RightsFacts {
  name: string;
  unitName: string;
  isClosed: boolean;
  seats: ExplainedSeat[];
  clearances: { level: number; orderNumber: string; startsOn: string; endsOn: string | null }[];
  systemRoles: { role: 'administrator' | 'auditor'; orderNumber: string }[];
  /** What the person may view or change, and through which groups. */
  pages: { th: string; en: string; isPage: boolean; mayManage: boolean; groups: { th: string; en: string; membership: string }[] }[];
  roles: { th: string; en: string; unitName: string; endsOn: string | null; group: { th: string; en: string } | null; gives: string | null }[];
  closing: { name: string; group: { th: string; en: string }; ownUnitOnly: boolean }[];
  numbers: { what: 'reserve' | 'backDate' | 'cancel' | 'central' | 'overview'; unitName: string; postName: string | null; grantedBy: string }[];
  emergencies: { number: string; until: Date; decidedBy: string }[];
}

const words = (alias: string) =>
  sql.raw(`
  json_build_object('th', ${alias}.name_th, 'en', coalesce(nullif(${alias}.name_en, ''), ${alias}.name_th))`);

/** The seats of a person today, in one statement of its own: with all the rest it took too long to plan. */
async function findSeatFacts(db: Database, personId: number, today: string): Promise<ExplainedSeat[]> {
  const { rows } = await sql<ExplainedSeat>`
    select d.id as "deskId", d.kind as "deskKind", d.unit_id as "unitId", s.post_id as "postId", s.function,
      coalesce(p.shown_name, case when d.kind = 'unit' then u.shown_name end, '') as "deskName",
      u.shown_name as "unitName", s.starts_on as "startsOn", s.ends_on as "endsOn",
      case when o.id is not null
        then json_build_object('orderId', o.id, 'phrase', o.phrase, 'number', o.order_number, 'kinds', o.kinds,
          'excludes', o.excludes) end as order,
      case when t.id is not null
        then json_build_object('th', t.name_th, 'en', coalesce(nullif(t.name_en, ''), t.name_th),
          'orderNumber', a.order_number) end as role
    from seat s join desk d on d.id = s.desk_id join unit u on u.id = d.unit_id left join post p on p.id = d.post_id
      left join acting_order o on o.id = s.acting_order_id left join role_assignment a on a.id = s.role_assignment_id
      left join role_type t on t.id = a.role_type_id
    where s.person_id = ${personId} and ${inForceOn('s', today)} order by s.is_main desc, s.id`.execute(db);
  return rows;
}

/** Reads everything that gives a person rights today; null if there is no such person. */
export async function findRightsFacts(db: Database, personId: number, today: string, now: Date): Promise<RightsFacts | null> {
  const { rows } = await sql<Omit<RightsFacts, 'seats'>>`
    select ${nameOf('n')} as name, u.shown_name as "unitName", n.closed_on is not null as "isClosed",
      coalesce((select json_agg(json_build_object('level', c.level, 'orderNumber', c.order_number,
        'startsOn', c.starts_on, 'endsOn', c.ends_on) order by c.level desc)
        from clearance c where c.person_id = n.id and ${inForceOn('c', today)}), '[]') as clearances,
      coalesce((select json_agg(json_build_object('role', r.role, 'orderNumber', r.order_number) order by r.role)
        from person_role r where r.person_id = n.id), '[]') as "systemRoles",
      coalesce((select json_agg(row_to_json(x)) from (
        select m.name_th as th, coalesce(nullif(m.name_en, ''), m.name_th) as en, m.type = 's' as "isPage",
          bool_or(r.may_manage) as "mayManage",
          json_agg(json_build_object('th', g.name_th, 'en', coalesce(nullif(g.name_en, ''), g.name_th),
            'membership', g.membership) order by g.position nulls last, g.id) as groups
        from menu_permission_group r join menu m on m.id = r.menu_id join users_group g on g.id = r.group_id
        where r.may_query and r.group_id in (select groups_of_person(n.id, ${today}::date)) group by m.id
        order by m.type = 's', m.parent_id, m.sequence, m.id) x), '[]') as pages,
      coalesce((select json_agg(json_build_object('th', t.name_th, 'en', coalesce(nullif(t.name_en, ''), t.name_th),
        'unitName', ru.shown_name, 'endsOn', a.ends_on,
          'group', case when g.id is not null then ${words('g')} end, 'gives', t.function) order by a.id)
        from role_assignment a join role_type t on t.id = a.role_type_id join unit ru on ru.id = a.unit_id
          left join users_group g on g.id = t.group_id
        where a.person_id = n.id and t.active and ${inForceOn('a', today)}), '[]') as roles,
      coalesce((select json_agg(json_build_object('name', c.name_th, 'group', ${words('g')},
        'ownUnitOnly', c.own_unit_only) order by c.id)
        from account_close_permission c join users_group g on g.id = c.group_id
        where c.active and (c.from_day is null or c.from_day <= ${today}::date)
          and (c.until_day is null or c.until_day >= ${today}::date)
          and c.group_id in (select groups_of_person(n.id, ${today}::date))), '[]') as closing,
      coalesce((select json_agg(json_build_object('what', r.what, 'unitName', ru.shown_name, 'postName', q.shown_name,
        'grantedBy', ${nameOf('g')}) order by r.id)
        from number_right r join unit ru on ru.id = r.unit_id join person g on g.id = r.granted_by
          left join post q on q.id = r.post_id
        where r.ended_at is null and (r.person_id = n.id or exists (select 1 from seat s join desk d on d.id = s.desk_id
          where d.post_id = r.post_id and s.person_id = n.id and s.function in ('holder', 'acting')
            and ${inForceOn('s', today)}))), '[]') as numbers,
      coalesce((select json_agg(json_build_object('number', b.asked_number, 'until', b.opens_until,
        'decidedBy', ${nameOf('w')}) order by b.opens_until)
        from break_glass b join person w on w.id = b.decided_by
        where b.asked_by = n.id and b.state = 'approved' and b.opens_until > ${now}), '[]') as emergencies
    from person n join unit u on u.id = n.unit_id where n.id = ${personId}`.execute(db);
  const facts = rows[0];
  return facts
    ? { ...facts, seats: await findSeatFacts(db, personId, today), emergencies: facts.emergencies.map((one) => ({ ...one, until: new Date(one.until) })) }
    : null;
}
