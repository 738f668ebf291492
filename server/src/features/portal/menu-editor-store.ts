import { type EditedMenu, firstOwnMenu, headerRoot, launcherRoot, protectedMenus } from '@sarabun/contract/portal/menu-editor';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

type Db = Database | Transaction;
const roots = [headerRoot, launcherRoot];

/** A menu or application that may have items; undefined for anything else, including the settings centre. */
export async function findParent(db: Db, id: number): Promise<{ id: number; level: number; nameTh: string; nameEn: string } | undefined> {
  const { rows } = await sql<{ id: number; level: number; nameTh: string; nameEn: string }>`
    select id, level, name_th as "nameTh", name_en as "nameEn" from menu
    where id = ${id} and (id = any(${roots}) or (parent_id = ${launcherRoot} and id <> 3144))`.execute(db);
  return rows[0];
}

/** Where an item may be placed. */
export async function findParents(db: Db): Promise<{ id: number; nameTh: string; nameEn: string }[]> {
  const { rows } = await sql<{ id: number; nameTh: string; nameEn: string }>`
    select id, name_th as "nameTh", name_en as "nameEn" from menu
    where id = any(${roots}) or (parent_id = ${launcherRoot} and id <> 3144) order by level, sequence, id`.execute(db);
  return rows;
}

const columns = sql`m.id, m.version, m.name_th as "nameTh", m.name_en as "nameEn", m.icon, m.type, m.action, m.active,
  m.detail_th as "detailTh", m.detail_en as "detailEn", m.on_portal as "onPortal",
  array(select p.group_id from menu_permission_group p where p.menu_id = m.id and p.may_query
    order by p.group_id) as "groupIds",
  (select count(*)::int from menu b where b.parent_id = m.id and b.type <> 's' and m.id <> 3144) as below,
    m.id = any(${[...protectedMenus]}) as "isProtected", m.id >= ${firstOwnMenu} as "isOwn"`;

export async function findItems(db: Db, parentId: number): Promise<EditedMenu[]> {
  const { rows } = await sql<EditedMenu>`
    select ${columns} from menu m where m.parent_id = ${parentId} and m.type <> 's' order by m.sequence, m.id`.execute(db);
  return rows;
}

/** Locks an item of a menu or an application; undefined if it is neither. */
export async function lockItem(db: Transaction, id: number): Promise<(EditedMenu & { parentId: number }) | undefined> {
  const { rows } = await sql<EditedMenu & { parentId: number }>`
    select ${columns}, m.parent_id as "parentId" from menu m where m.id = ${id} and m.type <> 's'
      and (m.parent_id = any(${roots})
        or m.parent_id in (select id from menu where parent_id = ${launcherRoot} and id <> 3144)) for update of m`.execute(db);
  return rows[0];
}

export type MenuFields = Pick<EditedMenu, 'nameTh' | 'nameEn' | 'icon' | 'type' | 'action' | 'active' | 'detailTh' | 'detailEn' | 'onPortal'>;
interface Changed {
  by: number;
  now: Date;
}

/** Adds an item at the end of a menu, or updates one; returns its id. */
export async function writeItem(
  db: Transaction,
  id: number | null,
  parent: { id: number; level: number },
  fields: MenuFields,
  { by, now }: Changed,
): Promise<number> {
  const { nameTh, nameEn, icon, type, action, active, detailTh, detailEn, onPortal } = fields;
  const last = sql`(select coalesce(max(sequence), 0) + 1 from menu where parent_id = ${parent.id})`;
  const { rows } = await (id === null
    ? sql<{ id: number }>`
        insert into menu (id, parent_id, level, sequence, action, icon, name_th, name_en, type, active, detail_th,
          detail_en, on_portal, changed_at, changed_by)
        values (nextval('menu_own_id'), ${parent.id}, ${parent.level + 1}, ${last}, ${action}, ${icon}, ${nameTh},
          ${nameEn}, ${type}, ${active}, ${detailTh}, ${detailEn}, ${onPortal}, ${now}, ${by}) returning id`
    : sql<{ id: number }>`
        update menu set sequence = case when parent_id = ${parent.id} then sequence else ${last} end,
          parent_id = ${parent.id}, level = ${parent.level + 1}, action = ${action}, icon = ${icon},
          name_th = ${nameTh}, name_en = ${nameEn}, type = ${type}, active = ${active},
          detail_th = ${detailTh}, detail_en = ${detailEn}, on_portal = ${onPortal},
          version = version + 1, changed_at = ${now}, changed_by = ${by} where id = ${id} returning id`
  ).execute(db);
  return (rows[0] as { id: number }).id;
}

/** Makes an item visible to exactly these groups; their other rights stay. */
export async function writeGroups(db: Transaction, menuId: number, groupIds: readonly number[]): Promise<void> {
  await sql`delete from menu_permission_group where menu_id = ${menuId} and not group_id = any(${[...groupIds]}::int[])`.execute(db);
  await sql`
    insert into menu_permission_group (group_id, menu_id, may_query, may_manage) select g, ${menuId}, true, false
    from unnest(${[...groupIds]}::int[]) g
    on conflict (group_id, menu_id) do update set may_query = true`.execute(db);
}

export async function areGroups(db: Db, groupIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{
    all: boolean;
  }>`
    select not exists (select from unnest(${[...groupIds]}::int[]) g where g not in (select id from users_group)) as all`.execute(db);
  return rows[0]?.all ?? false;
}

export async function findGroups(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('users_group')
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .select(['id', sql<string>`by_language(name_th, name_en)`.as('name')])
    .execute();
}

export async function writeOrder(db: Transaction, ids: readonly number[]): Promise<void> {
  await sql`
    update menu m set sequence = n.place from unnest(${[...ids]}::int[]) with ordinality as n (id, place)
    where m.id = n.id`.execute(db);
}

export async function deleteItem(db: Transaction, id: number): Promise<void> {
  await sql`delete from menu_permission_group where menu_id = ${id}`.execute(db);
  await sql`delete from menu where id = ${id}`.execute(db);
}

/** Adds the change of an item to the history of the settings. */
export async function addMenuHistory(
  db: Transaction,
  id: number,
  what: 'create' | 'update' | 'remove',
  before: object | null,
  after: object | null,
  { by, now }: Changed,
): Promise<void> {
  const json = (value: object | null) => (value ? JSON.stringify(value) : null);
  await sql`
    insert into settings_history (path, row_id, at, person_id, what, before, after)
    values ('admin-application', ${id}, ${now}, ${by}, ${what}, ${json(before)}::jsonb, ${json(after)}::jsonb)`.execute(db);
}
