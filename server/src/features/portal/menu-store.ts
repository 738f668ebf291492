import type { MenuItem } from '@sarabun/contract/portal/menus';
import { sql } from 'kysely';
import type { Database } from '../../platform/database';

/**
 * The children of a menu that a person may use today, in their order. The settings and certificate centres are for people who may use one
 * of their pages, the editor of collections for publishers.
 */
export async function findMenus(
  db: Database,
  { parents, level }: { parents: readonly number[]; level: number },
  personId: number,
  now: Date,
): Promise<(MenuItem & { parentId: number })[]> {
  const { rows } = await sql<MenuItem & { parentId: number }>`
    with mine as materialized (
      select p.menu_id, bool_or(p.may_manage) as manages from menu_permission_group p
      where p.may_query and p.group_id in (select groups_of_person(${personId}, ${now}::timestamptz::date))
      group by p.menu_id
    ), publishing as (
      select true as may where exists (select from book_groups_of_person(${personId}, ${now}::timestamptz::date))
    ), centre as (
      select bool_or(mine.manages) as manages from mine join menu page on page.id = mine.menu_id where page.type = 's'
    ), certificates as (
      select bool_or(mine.manages) as manages from mine join menu page on page.id = mine.menu_id
      where page.type = 's' and page.action like 'certificate-person%'
    )
    select m.id as "menuId", m.parent_id as "parentId", m.sequence, m.action, m.icon, m.name_th as name,
      m.name_en as "nameEnglish", m.type,
      true as "mayQuery", coalesce(mine.manages, centre.manages, certificates.manages, publishing.may,
        false) as "mayManage"
    from menu m left join mine on mine.menu_id = m.id
      left join centre on m.action in ('settingsCenter', 'settings/3144')
      left join publishing on m.action = 'manageIntranet'
      left join certificates on m.action = 'settingCertificate'
    where m.parent_id = any(${[...parents]}) and m.level = ${level} and m.active
      and (mine.menu_id is not null or centre.manages is not null or certificates.manages is not null or publishing.may)
    order by m.sequence, m.id`.execute(db);
  return rows;
}
