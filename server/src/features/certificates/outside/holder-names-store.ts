import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { WrittenName } from './name-rules';

/** What a certificate of another authority is held against: the names of a person, and the titles that may stand before them. */
export interface HolderNames {
  th: WrittenName;
  /** Null where there is none. */
  en: WrittenName | null;
  /** Whether the person alone wrote the English one, so that it proves nothing. */
  isEnglishOwn: boolean;
  titles: string[];
}

export async function findHolderNames(db: Database, personId: number): Promise<HolderNames> {
  const { rows } = await sql<HolderNames>`
    select json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'suffix', p.suffix) as th,
      case when p.first_name_en <> '' and p.last_name_en <> '' then json_build_object('firstName', p.first_name_en,
        'lastName', p.last_name_en,
        'suffix', coalesce((select x.name_en from suffix x where x.name_th = p.suffix limit 1), '')) end as en,
      p.english_name_by_self as "isEnglishOwn",
      (select array_agg(name_th) || array_agg(name_en) || p.prefix from prefix) as titles
    from person p where p.id = ${personId}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error(`there is no person ${personId}`);
  return found;
}
