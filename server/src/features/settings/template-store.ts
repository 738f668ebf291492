import { sql } from 'kysely';
import type { Transaction } from '../../platform/database';

/** The texts of all notices, by field name. */
export async function findTemplates(db: Transaction) {
  const { rows } = await sql<{ titleTh: string; titleEn: string; textTh: string; textEn: string }>`
    select title_th as "titleTh", title_en as "titleEn", text_th as "textTh", text_en as "textEn"
    from notification_event`.execute(db);
  return rows;
}
