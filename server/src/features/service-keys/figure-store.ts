import type { SenderModule } from '@sarabun/contract/service-keys/module-notices';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

export interface Figure {
  /** Null for everyone. */
  personId: number | null;
  count: number;
  labelTh: string;
  labelEn: string;
}

/** Replaces the figures of a module for these persons, or for all. */
export async function writeFigures(
  db: Transaction,
  { module, keyId, expiresAt, now }: { module: SenderModule; keyId: number; expiresAt: Date; now: Date },
  figures: readonly Figure[],
): Promise<void> {
  await sql`
    insert into module_figure (module, person_id, count, label_th, label_en, expires_at, reported_at, key_id)
    select ${module}, r."personId", r.count, r."labelTh", r."labelEn", ${expiresAt}, ${now}, ${keyId}
    from json_to_recordset(${JSON.stringify(figures)}::json) as r ("personId" int, count int, "labelTh" text,
      "labelEn" text)
    order by r."personId"
    on conflict (person_id, module) do update set count = excluded.count, label_th = excluded.label_th,
      label_en = excluded.label_en, expires_at = excluded.expires_at, reported_at = excluded.reported_at,
      key_id = excluded.key_id`.execute(db);
}

/**
 * What each module reports to a person now: their own figure, otherwise the one for all. An own figure of 0 hides that of all. Figures of a
 * revoked key are not shown.
 */
export async function findFigures(db: Database, personId: number, now: Date): Promise<Map<string, { count: number; label: string }>> {
  const { rows } = await sql<{ module: string; count: number; label: string }>`
    select distinct on (f.module) f.module, f.count,
      by_language(f.label_th, coalesce(nullif(f.label_en, ''), f.label_th)) as label
    from module_figure f join service_key k on k.id = f.key_id and k.revoked_at is null
    where (f.person_id = ${personId} or f.person_id is null) and f.expires_at > ${now}
    order by f.module, f.person_id nulls last`.execute(db);
  return new Map(rows.filter(({ count }) => count > 0).map(({ module, count, label }) => [module, { count, label }]));
}
