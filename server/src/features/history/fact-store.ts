import { purposesThat } from '@sarabun/contract/documents/leg-purposes';
import type { MasterTable, MasterValues } from '@sarabun/contract/settings/master-table';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { Label } from '@sarabun/contract/values/label';
import { sql } from 'kysely';
import type { Database } from '../../platform/database';
import { nameOfDesk } from '../../platform/desk-name';
import type { ActingPhrase } from '../../platform/schema';

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

/** Reviewers, signers and their reasons are only for those on the way of a letter. */
const isForReaders = sql`l.purpose <> all(${purposesThat(({ beforeIssue }) => beforeIssue)}::leg_purpose[])`;

const named = {
  person: sql`select id, full_name as th, english_name(p) as en from person p`,
  unit: sql`select id, name_th as th, coalesce(nullif(name_en, ''), name_th) as en from unit`,
  post: sql`select id, name_th as th, coalesce(nullif(name_en, ''), name_th) as en from post`,
  group: sql`select id, name_th as th, coalesce(nullif(name_en, ''), name_th) as en from users_group`,
  roleType: sql`select id, name_th as th, coalesce(nullif(name_en, ''), name_th) as en from role_type`,
  order: sql`select id, order_number as th, order_number as en from acting_order`,
  leg: sql`select l.id, ${nameOfDesk('l.to_desk_id')} as th, ${nameOfDesk('l.to_desk_id')} as en from leg l
    where ${isForReaders}`,
  register: sql`select r.id, b.title_th || coalesce(' ' || f.name_th, '') || ' · ' || u.name_th as th,
      b.title_en || coalesce(' ' || coalesce(nullif(f.name_en, ''), f.name_th), '') || ' · '
        || coalesce(nullif(u.name_en, ''), u.name_th) as en
    from register r join unit u on u.id = r.unit_id
      join book_display b on b.kind = r.kind and b.is_secret = r.is_secret
      left join letter_form f on f.code = r.series and r.series <> ''`,
  book: sql`select id, title_th as th, title_en as en from book_display`,
  format: sql`select id, template as th, template as en from number_format`,
  menu: sql`select id, name_th as th, coalesce(nullif(name_en, ''), name_th) as en from menu`,
};
export type Named = keyof typeof named;

/** Today's names of persons, units and so on, by id. */
export async function findNamesOf(db: Database, kind: Named, ids: readonly number[], language: 'th' | 'en'): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; th: string; en: string }>`select * from (${named[kind]}) n where n.id = any(${ids}::bigint[])`.execute(db);
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

/** The order by which somebody acted for the holder of the desk at which a leg was. */
export interface ActedBy {
  legId: number;
  personId: number;
  phrase: ActingPhrase;
  post: Label;
  orderNumber: string;
}

/**
 * By which orders these people acted at these legs on the day of each act, and for whose post. Also where they reviewed or signed, and
 * of a draft: that says nothing of its text, nor who else is on its way. Nothing of personal letters and those above the reader's clearance.
 */
export async function findActedBy(db: Database, wanted: readonly { legId: number; personId: number; at: Date }[], clearance: number): Promise<ActedBy[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<ActedBy>`
    select distinct w.leg_id as "legId", w.person_id as "personId", o.phrase, o.order_number as "orderNumber",
      jsonb_build_object('th', q.name_th, 'en', coalesce(nullif(q.name_en, ''), q.name_th)) as post
    from unnest(${wanted.map(({ legId }) => legId)}::bigint[], ${wanted.map(({ personId }) => personId)}::int[],
      ${wanted.map(({ at }) => bangkokDay(at))}::date[]) as w (leg_id, person_id, day)
      join leg l on l.id = w.leg_id join document d on d.id = l.document_id
        and not d.is_personal and d.secrecy <= ${clearance}
      join seat s on s.desk_id = l.to_desk_id and s.person_id = w.person_id and s.function = 'acting'
        and s.starts_on <= w.day and (s.ends_on is null or s.ends_on >= w.day)
      join acting_order o on o.id = s.acting_order_id and (o.kinds is null or d.kind = any(o.kinds))
      join post q on q.id = o.post_id`.execute(db);
  return rows;
}

/** To which desks an act sent its letter, and why a leg ended by it; null where it did neither. */
export interface Step {
  documentId: number;
  at: Date;
  to: string | null;
  reason: string | null;
}

/** What was done with these letters at exactly these moments. */
export async function findSteps(db: Database, wanted: readonly { documentId: number; at: Date }[]): Promise<Step[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<Step>`
    select w.document_id as "documentId", w.at,
      (select string_agg(distinct ${nameOfDesk('l.to_desk_id')}, ', ') from leg l
        where l.document_id = w.document_id and (l.sent_at = w.at or l.back_at = w.at)
          and ${isForReaders}) as "to",
      (select string_agg(distinct l.reason, ', ') from leg l
        where l.document_id = w.document_id and l.ended_at = w.at and l.reason <> ''
          and ${isForReaders}) as reason
    from unnest(${wanted.map(({ documentId }) => documentId)}::bigint[],
      ${wanted.map(({ at }) => at.toISOString())}::timestamptz[]) as w (document_id, at)`.execute(db);
  return rows;
}
