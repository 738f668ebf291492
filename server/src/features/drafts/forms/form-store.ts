import type { KeptForm } from '@sarabun/contract/drafts/agency-forms';
import type { AgencyForm } from '@sarabun/contract/drafts/letter-fields';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import { containing } from '../../../platform/like-pattern';

const form = sql`
  code, json_build_object('th', name_th, 'en', case name_en when '' then name_th else name_en end) as name, heading,
    opening,
  (select coalesce(json_agg(json_build_object('name', f->>'name',
    'label', json_build_object('th', f->>'th', 'en', f->>'en'),
    'required', coalesce((f->>'required')::boolean, false))), '[]')
    from jsonb_array_elements(fields) f) as fields`;

export async function listForms(db: Database): Promise<AgencyForm[]> {
  return (await sql<AgencyForm>`select ${form} from letter_form where active order by position, code`.execute(db)).rows;
}

/** One form of the agency, including retired ones; null if there is none. */
export async function findForm(db: Database, code: string): Promise<AgencyForm | null> {
  return (await sql<AgencyForm>`select ${form} from letter_form where code = ${code}`.execute(db)).rows[0] ?? null;
}

interface SavedForm {
  code: string;
  nameTh: string;
  nameEn: string;
  heading: string;
  opening: string;
  position: number;
  active: boolean;
  fields: readonly { name: string; th: string; en: string; required: boolean }[];
}

interface By {
  personId: number;
  now: Date;
}

/** The forms that contain these words, in their order, with the number of letters on each. */
export async function findKeptForms(db: Database, search: string): Promise<KeptForm[]> {
  const { rows } = await sql<KeptForm>`
    select f.code, f.version, f.name_th as "nameTh", f.name_en as "nameEn", f.heading, f.opening, f.position, f.active,
      (select coalesce(json_agg(json_build_object('name', x->>'name', 'th', x->>'th', 'en', coalesce(x->>'en', ''),
        'required', coalesce((x->>'required')::boolean, false))), '[]')
        from jsonb_array_elements(f.fields) x) as fields,
      (select count(*)::int from letter l
        where l.content ->> 'formCode' = f.code and l.content ->> 'formCode' <> '') as letters,
      coalesce((select json_agg(json_build_object('unitName', u.shown_name, 'year', n.year, 'lastNumber', n.last_number)
        order by u.code)
        from register r join unit u on u.id = r.unit_id
          join lateral (select s.year, s.last_number from number_series s where s.register_id = r.id
          order by s.year desc limit 1) n on true
        where r.kind = 'licence' and r.series = f.code), '[]') as series
    from letter_form f where fold(f.code || ' ' || f.name_th || ' ' || f.name_en || ' ' || f.heading) like
      ${containing(search)} order by f.position, f.code limit 500`.execute(db);
  return rows;
}

/** Locks a form; its version and field names, or null if there is none. */
export async function lockForm(db: Transaction, code: string): Promise<{ version: number; names: string[] } | null> {
  const { rows } = await sql<{ version: number; names: string[] }>`
    select version, (select coalesce(json_agg(x->>'name'), '[]') from jsonb_array_elements(fields) x) as names
    from letter_form where code = ${code} for update`.execute(db);
  return rows[0] ?? null;
}

/** Adds a form; false if the code was taken in the meantime. */
export async function insertForm(db: Transaction, form: SavedForm, { personId, now }: By): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into letter_form (code, position, name_th, name_en, heading, opening, fields, active, changed_at, changed_by)
    values (${form.code}, ${form.position}, ${form.nameTh}, ${form.nameEn}, ${form.heading}, ${form.opening},
      ${JSON.stringify(form.fields)}, ${form.active}, ${now}, ${personId})
    on conflict do nothing`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function updateForm(db: Transaction, form: SavedForm, { personId, now }: By): Promise<void> {
  await sql`
    update letter_form set position = ${form.position}, name_th = ${form.nameTh}, name_en = ${form.nameEn},
      heading = ${form.heading}, opening = ${form.opening},
      fields = ${JSON.stringify(form.fields)}, active = ${form.active}, version = version + 1, changed_at = ${now},
        changed_by = ${personId} where code = ${form.code}`.execute(db);
}

/** Whether a letter was started on a form, or a number of its series assigned. */
export async function isFormUsed(db: Transaction, code: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from letter l where l.content ->> 'formCode' = ${code} and l.content ->> 'formCode' <> ''
    union all select 1 from register r join number_series s on s.register_id = r.id
      where r.kind = 'licence' and r.series = ${code} limit 1`.execute(db);
  return rows.length > 0;
}

export async function deleteForm(db: Transaction, code: string): Promise<void> {
  await sql`delete from letter_form where code = ${code}`.execute(db);
}
