import { type Branding, type BrandPictureKind, noBranding, brandingRow as row } from '@sarabun/contract/agency-values/branding';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

export type KeptBranding = Branding & { version: number };

/** What the agency set for itself; null if it never did. */
export async function findBranding(db: Database | Transaction): Promise<KeptBranding | null> {
  const { rows } = await sql<KeptBranding>`
    select name_th as "nameTh", name_en as "nameEn", button, dark, middle, light, accent, emblem_id as "emblemId",
      sign_in_id as "signInId", letter_id as "letterId", version
    from branding`.execute(db);
  return rows[0] ?? null;
}

/** Locks the branding until the end of the transaction. */
export async function lockBranding(db: Transaction): Promise<void> {
  await sql`lock table branding in share row exclusive mode`.execute(db);
}

export async function writeBranding(db: Transaction, branding: Branding, { by, now }: { by: number; now: Date }): Promise<void> {
  const { nameTh, nameEn, button, dark, middle, light, accent, emblemId, signInId, letterId } = branding;
  await sql`
    insert into branding (
      name_th, name_en, button, dark, middle, light, accent, emblem_id, sign_in_id, letter_id,
      changed_at, changed_by
    )
    values (
      ${nameTh}, ${nameEn}, ${button}, ${dark}, ${middle}, ${light}, ${accent}, ${emblemId}, ${signInId}, ${letterId},
      ${now}, ${by}
    )
    on conflict (only_row) do update set name_th = excluded.name_th, name_en = excluded.name_en,
      button = excluded.button, dark = excluded.dark, middle = excluded.middle, light = excluded.light,
      accent = excluded.accent,
      emblem_id = excluded.emblem_id, sign_in_id = excluded.sign_in_id, letter_id = excluded.letter_id,
      version = branding.version + 1,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(db);
}

const page = 'admin-configs';

export async function addBrandingHistory(db: Transaction, before: Branding, after: Branding, { by, now }: { by: number; now: Date }): Promise<void> {
  await sql`
    insert into settings_history (path, row_id, at, person_id, what, before, after)
    values (${page}, ${row}, ${now}, ${by}, 'update', ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`.execute(db);
}

export async function findBrandingHistory(db: Database): Promise<{ at: Date; by: string; before: Branding; after: Branding }[]> {
  const { rows } = await sql<{ at: Date; by: string; before: Branding | null; after: Branding | null }>`
    select h.at, coalesce(p.shown_name, '') as by, h.before, h.after
    from settings_history h left join person p on p.id = h.person_id where h.path = ${page} and h.row_id = ${row}
    order by h.id desc limit 20`.execute(db);
  // A row from before a value existed lacks it.
  return rows.map(({ before, after, ...change }) => ({ ...change, before: { ...noBranding, ...before }, after: { ...noBranding, ...after } }));
}

export async function insertBrandPicture(
  db: Transaction,
  kind: BrandPictureKind,
  { sha256, size }: { sha256: Buffer; size: number },
  { by, now }: { by: number; now: Date },
): Promise<number> {
  const { id } = await db.insertInto('brand_picture').values({ kind, sha256, size, added_at: now, added_by: by }).returning('id').executeTakeFirstOrThrow();
  return id;
}

export interface BrandPicture {
  kind: BrandPictureKind;
  sha256: Buffer;
  size: number;
}

export async function findBrandPicture(db: Database | Transaction, id: number): Promise<BrandPicture | null> {
  const { rows } = await sql<BrandPicture>`select kind, sha256, size from brand_picture where id = ${id}`.execute(db);
  return rows[0] ?? null;
}
