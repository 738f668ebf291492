import type { MenuItem } from '@sarabun/contract/portal/menus';
import { sql } from 'kysely';
import type { Database } from '../../platform/database';

/** The children of a menu that these audiences may see, in their order. */
export async function findMenus(db: Database, parentId: number, level: number, audiences: readonly string[]): Promise<MenuItem[]> {
  const { rows } = await sql<MenuItem>`
    select id as "menuId", sequence, action, icon, name_th as name, name_en as "nameEnglish", type, true as "mayQuery", false as "mayManage"
    from menu where parent_id = ${parentId} and level = ${level} and audience = any(${audiences}) order by sequence, id`.execute(db);
  return rows;
}
