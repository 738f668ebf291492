import type { GroupMember, GroupRights } from '@sarabun/contract/menu-rights/group-rights';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { containing, isNamed } from '../../platform/like-pattern';
import { rightWords } from './group-texts';

export interface Group {
  groupId: number;
  name: { th: string; en: string };
  version: number;
  active: boolean;
  membership: GroupRights['membership'];
}

export async function findGroup(db: Database | Transaction, groupId: number, lock: boolean): Promise<Group | null> {
  const { rows } = await sql<Group>`
    select id as "groupId", json_build_object('th', name_th, 'en', coalesce(nullif(name_en, ''), name_th)) as name,
      version, active, membership
    from users_group where id = ${groupId} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0] ?? null;
}

const maxShown = 500;

/** Today's members of a group, by the shared rule. */
export async function findMembers(db: Database, groupId: number, now: Date): Promise<{ members: GroupMember[]; count: number }> {
  const { rows } = await sql<GroupMember & { count: number }>`
    select p.id as "personId", p.shown_name as name, u.shown_name as "unitName",
      coalesce(m.added_at, p.created_at) as "addedAt",
      count(*) over () as count
    from person p join unit u on u.id = p.unit_id
      left join users_group_member m on m.group_id = ${groupId} and m.person_id = p.id
    where p.closed_on is null and ${groupId} in (select groups_of_person(p.id, ${now}::timestamptz::date))
    order by p.first_name collate "th-x-icu", p.last_name collate "th-x-icu", p.id limit ${sql.lit(maxShown)}`.execute(db);
  return { members: rows.map(({ count: _, ...member }) => member), count: rows[0]?.count ?? 0 };
}

/** The listed persons of a group, even of one that is switched off. */
export async function findListed(db: Database, groupId: number): Promise<{ members: GroupMember[]; count: number }> {
  const { rows } = await sql<GroupMember & { count: number }>`
    select p.id as "personId", p.shown_name as name, u.shown_name as "unitName", m.added_at as "addedAt",
      count(*) over () as count
    from users_group_member m join person p on p.id = m.person_id join unit u on u.id = p.unit_id
    where m.group_id = ${groupId}
    order by p.first_name collate "th-x-icu", p.last_name collate "th-x-icu", p.id limit ${sql.lit(maxShown)}`.execute(db);
  return { members: rows.map(({ count: _, ...member }) => member), count: rows[0]?.count ?? 0 };
}

/**
 * Every menu item that takes rights, below its menu, with what the group may do. The settings and certificate centres derive theirs from
 * their pages.
 */
export async function findMenuRights(db: Database, groupId: number): Promise<GroupRights['menus']> {
  const { rows } = await sql<GroupRights['menus'][number]>`
    select top.id as "menuId", json_build_object('th', top.name_th, 'en', top.name_en) as name,
      json_agg(json_build_object('menuId', m.id, 'name', json_build_object('th', m.name_th, 'en', m.name_en),
        'isPage', m.type = 's',
        'mayQuery', coalesce(p.may_query, false), 'mayManage', coalesce(p.may_manage, false))
          order by m.sequence, m.id) as items
    from menu m join menu top on top.id = m.parent_id
      left join menu_permission_group p on p.menu_id = m.id and p.group_id = ${groupId}
    where m.action not in ('', 'settingsCenter', 'settings/3144', 'settingCertificate') group by top.id
    order by top.level, top.sequence, top.id`.execute(db);
  return rows;
}

/** What a group may do today, by menu: view or change. */
export async function describeRights(db: Transaction, groupId: number): Promise<Map<number, string>> {
  const { rows } = await sql<{ menuId: number; text: string }>`
    select m.id as "menuId", m.name_th || case when p.may_manage then ${rightWords.manage}::text
      else ${rightWords.query}::text end as text
    from menu_permission_group p join menu m on m.id = p.menu_id where p.group_id = ${groupId} order by m.id`.execute(db);
  return new Map(rows.map(({ menuId, text }) => [menuId, text]));
}

/** Adds changes other than field values to the history of the group's row. */
export async function noteGroupChange(
  db: Transaction,
  groupId: number,
  change: { what: 'menuRights' | 'members'; before: string; after: string },
  by: number,
  now: Date,
): Promise<void> {
  const json = (text: string) => JSON.stringify({ [change.what]: text });
  await sql`
    insert into settings_history (path, row_id, at, person_id, what, before, after)
    values ('users-group', ${groupId}, ${now}, ${by}, 'update', ${json(change.before)}::jsonb,
      ${json(change.after)}::jsonb)`.execute(db);
}

export async function nameOfPerson(db: Transaction, personId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`select full_name as name from person where id = ${personId}`.execute(db);
  return rows[0]?.name ?? '';
}

interface Right {
  menuId: number;
  mayQuery: boolean;
  mayManage: boolean;
}

/** Replaces the rights of a group. Menus that do not exist or take no rights are skipped. */
export async function replaceRights(db: Transaction, groupId: number, rights: readonly Right[], by: number, now: Date): Promise<void> {
  const given = JSON.stringify(rights.filter(({ mayQuery }) => mayQuery));
  await sql`delete from menu_permission_group where group_id = ${groupId}`.execute(db);
  await sql`
    insert into menu_permission_group (group_id, menu_id, may_query, may_manage)
    select ${groupId}, m.id, true, r."mayManage" and m.type = 's'
    from json_to_recordset(${given}::json) as r ("menuId" int, "mayManage" boolean) join menu m on m.id = r."menuId"
    where m.action not in ('', 'settingsCenter', 'settings/3144', 'settingCertificate') on conflict do nothing`.execute(db);
  await sql`update users_group set version = version + 1, changed_at = ${now}, changed_by = ${by} where id = ${groupId}`.execute(db);
}

/** Adds an active person to a group; false if there is no such person or they are already in it. */
export async function insertMember(db: Transaction, groupId: number, personId: number, by: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into users_group_member (group_id, person_id, added_at, added_by) select ${groupId}, id, ${now}, ${by}
    from person where id = ${personId} and closed_on is null
    on conflict do nothing returning person_id`.execute(db);
  return rows.length > 0;
}

export async function deleteMember(db: Transaction, groupId: number, personId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from users_group_member where group_id = ${groupId} and person_id = ${personId} returning person_id`.execute(db);
  return rows.length > 0;
}

const most = 20;

export async function findPersons(db: Database, search: string): Promise<{ personId: number; name: string; unitName: string }[]> {
  const pattern = containing(search);
  const { rows } = await sql<{ personId: number; name: string; unitName: string }>`
    select p.id as "personId", p.shown_name as name, u.shown_name as "unitName"
    from person p join unit u on u.id = p.unit_id
    where p.closed_on is null and (${isNamed(sql`p.search_text`, search)} or u.search_text like fold(${pattern}))
    order by p.first_name collate "th-x-icu", p.last_name collate "th-x-icu", p.id limit ${sql.lit(most)}`.execute(db);
  return rows;
}
