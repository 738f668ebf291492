import type { FoundOffice } from '@sarabun/contract/organization/find-office';
import { sql } from 'kysely';
import type { Database } from '../../platform/database';
import { containing, isNamed } from '../../platform/like-pattern';

const most = 20;

const finders = {
  unit: (search: string) => sql<FoundOffice>`
    select u.id, u.shown_name as name, concat_ws(' · ', nullif(u.short_name, ''), u.code, p.shown_name) as detail
    from unit u left join unit p on p.id = u.parent_id
    where u.closed_on is null and fold(concat_ws(' ', u.code, u.name_th, u.name_en, u.short_name)) like
      fold(${containing(search)})
    order by position(fold(${search}) in fold(u.name_th)) <> 1, u.level, u.name_th collate "th-x-icu", u.id
    limit ${sql.lit(most)}`,
  post: (search: string) => sql<FoundOffice>`
    select q.id, q.shown_name as name, u.shown_name as detail from post q join unit u on u.id = q.unit_id
    where q.closed_on is null and fold(concat_ws(' ', q.code, q.name_th, q.name_en, u.name_th, u.name_en)) like
      fold(${containing(search)})
    order by q.signature_rank nulls last, not q.is_executive, q.position nulls last, q.name_th collate "th-x-icu", q.id
    limit ${sql.lit(most)}`,
  person: (search: string) => sql<FoundOffice>`
    select p.id, p.shown_name as name, u.shown_name as detail from person p join unit u on u.id = p.unit_id
    where p.closed_on is null and (${isNamed(sql`p.search_text`, search)}
      or u.search_text like fold(${containing(search)}))
    order by p.signature_rank nulls last, p.first_name collate "th-x-icu", p.last_name collate "th-x-icu", p.id
    limit ${sql.lit(most)}`,
};

export async function findOfficeRows(db: Database, kind: keyof typeof finders, search: string): Promise<FoundOffice[]> {
  const { rows } = await finders[kind](search).execute(db);
  return rows;
}
