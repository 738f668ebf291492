import type { Holiday } from '@sarabun/contract/values/working-days';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

/** The holidays in force: some dozens of rows a year. */
export async function findHolidays(db: Database | Transaction): Promise<Holiday[]> {
  const { rows } = await sql<Holiday>`
    select day, yearly, name_th as th, coalesce(nullif(name_en, ''), name_th) as en from holiday where active
    order by day`.execute(db);
  return rows;
}
