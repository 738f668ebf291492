import { launcherRoot } from '@sarabun/contract/portal/menu-editor';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

export interface TileDetail {
  /** One line about the system. */
  detail: string;
  module: string | null;
}

/** The items of the launcher that are tiles of the portal. A module that the office has switched off is none. */
export async function findTileDetails(db: Database): Promise<Map<number, TileDetail>> {
  const { rows } = await sql<TileDetail & { menuId: number }>`
    select m.id as "menuId", m.module,
      by_language(m.detail_th, coalesce(nullif(m.detail_en, ''), m.detail_th)) as detail
    from menu m where m.parent_id = ${launcherRoot} and m.on_portal
      and (m.module is null or exists (select from notification_module n where n.code = m.module and n.active))`.execute(db);
  return new Map(rows.map(({ menuId, ...tile }) => [menuId, tile]));
}

export interface Arrangement {
  menuIds: readonly number[];
  hiddenIds: readonly number[];
}

/** How a person arranged the portal. */
export async function findArrangement(db: Database, personId: number): Promise<Arrangement> {
  const { rows } = await sql<{ menuIds: number[]; hiddenIds: number[] }>`
    select menu_ids as "menuIds", hidden_ids as "hiddenIds" from portal_arrangement where person_id = ${personId}`.execute(db);
  return rows[0] ?? { menuIds: [], hiddenIds: [] };
}

/** Empty lists delete what was kept. */
export async function writeArrangement(db: Transaction, personId: number, { menuIds, hiddenIds }: Arrangement, now: Date): Promise<void> {
  await (menuIds.length + hiddenIds.length === 0
    ? sql`delete from portal_arrangement where person_id = ${personId}`
    : sql`
        insert into portal_arrangement (person_id, menu_ids, hidden_ids, changed_at)
        values (${personId}, ${[...menuIds]}::int[], ${[...hiddenIds]}::int[], ${now})
        on conflict (person_id) do update set menu_ids = excluded.menu_ids, hidden_ids = excluded.hidden_ids,
          changed_at = excluded.changed_at`
  ).execute(db);
}
