import type { MasterTable, MasterValues } from '@sarabun/contract/settings/master-table';
import { sql } from 'kysely';
import type { Database } from '../../platform/database';

export interface RowChange {
  path: string;
  rowId: number;
  at: Date;
  what: string;
  before: MasterValues | null;
  after: MasterValues | null;
}

const maxChanges = 20_000;

/** What changed in these rows at exactly these moments. */
export async function findRowChanges(db: Database, wanted: readonly { path: string; rowId: number; at: Date }[]): Promise<RowChange[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<RowChange>`
    select h.path, h.row_id as "rowId", h.at, h.what, h.before, h.after
    from unnest(${wanted.map(({ path }) => path)}::text[], ${wanted.map(({ rowId }) => rowId)}::int[],
      ${wanted.map(({ at }) => at.toISOString())}::timestamptz[]) as w (path, row_id, at)
      join settings_history h on h.path = w.path and h.row_id = w.row_id
        and date_trunc('milliseconds', h.at) = date_trunc('milliseconds', w.at)
    order by h.id limit ${sql.lit(maxChanges)}`.execute(db);
  return rows;
}

const named = {
  person: sql`select id, full_name as th, english_name(p) as en from person p`,
  unit: sql`select id, name_th as th, coalesce(nullif(name_en, ''), name_th) as en from unit`,
  post: sql`select id, name_th as th, coalesce(nullif(name_en, ''), name_th) as en from post`,
  group: sql`select id, name_th as th, coalesce(nullif(name_en, ''), name_th) as en from users_group`,
  roleType: sql`select id, name_th as th, coalesce(nullif(name_en, ''), name_th) as en from role_type`,
  menu: sql`select id, name_th as th, coalesce(nullif(name_en, ''), name_th) as en from menu`,
};
export type Named = keyof typeof named;

/** Today's names of persons, units and so on, by id. */
export async function findNamesOf(db: Database, kind: Named, ids: readonly number[], language: 'th' | 'en'): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; th: string; en: string }>`select * from (${named[kind]}) n where n.id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row[language]]));
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export async function findRowNames(db: Database, { table, display }: MasterTable, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select r.id, r.${sql.ref(snake(display))} as name from ${sql.table(table)} r where r.id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function findPageNames(db: Database, language: 'th' | 'en'): Promise<Map<string, string>> {
  const { rows } = await sql<{ path: string; th: string; en: string }>`
    select action as path, name_th as th, coalesce(nullif(name_en, ''), name_th) as en from menu where type = 's'`.execute(db);
  return new Map(rows.map((row) => [row.path, row[language]]));
}
