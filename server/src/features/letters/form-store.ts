import type { AgencyForm } from '@sarabun/contract/letters/letter-fields';
import { sql } from 'kysely';
import type { Database } from '../../platform/database';

const form = sql`code, json_build_object('th', name_th, 'en', case name_en when '' then name_th else name_en end) as name, heading, opening,
  (select coalesce(json_agg(json_build_object('name', f->>'name', 'label', json_build_object('th', f->>'th', 'en', f->>'en'), 'required', coalesce((f->>'required')::boolean, false))), '[]')
    from jsonb_array_elements(fields) f) as fields`;

/** The agency's own forms on which new letters may be written. */
export async function listForms(db: Database): Promise<AgencyForm[]> {
  return (await sql<AgencyForm>`select ${form} from letter_form where active order by position, code`.execute(db)).rows;
}

/** One form of the agency, also one that is not offered any more; null where there is none. */
export async function findForm(db: Database, code: string): Promise<AgencyForm | null> {
  return (await sql<AgencyForm>`select ${form} from letter_form where code = ${code}`.execute(db)).rows[0] ?? null;
}
