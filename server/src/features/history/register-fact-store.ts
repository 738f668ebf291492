import { type LetterForm, letterForms } from '@sarabun/contract/drafts/letter-fields';
import { registerByNumbering } from '@sarabun/contract/registers/register';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database';
import type { AskedNumber } from './asked-numbers';
import { mayName, mayNameLine } from './letter-name-store';

/** The numbers of these lines as they are printed, a receive number with its year. Lines that the reader may not know are left out. */
export async function findLineNames(db: Database, ids: readonly number[], clearance: number): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select e.id, e.printed || case when r.kind = 'receive' then '/' || thai_digits(e.year::text) else '' end as name
    from register_entry e join register r on r.id = e.register_id
    where e.id = any(${ids}::bigint[]) and ${mayNameLine(clearance)}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The values that an act corrected, by name. */
export interface Corrected {
  at: Date;
  /** Of the letter, or else of the line. */
  documentId: number | null;
  entryId: number;
  before: Record<string, string | null>;
  after: Record<string, string | null>;
}

/** What was corrected at exactly these moments in these received letters and lines of registers, as far as the reader may know it. */
export async function findCorrected(
  db: Database,
  { moments, documentIds, entryIds }: { moments: readonly Date[]; documentIds: readonly number[]; entryIds: readonly number[] },
  clearance: number,
): Promise<Corrected[]> {
  if (moments.length === 0) return [];
  const at = sql`${moments.map((one) => one.toISOString())}::timestamptz[]`;
  const { rows } = await sql<Corrected>`
    select c.at, c.document_id as "documentId", c.entry_id as "entryId", c.before, c.after
    from letter_correction c join document d on d.id = c.document_id and ${mayName(clearance)}
    where c.document_id = any(${documentIds}::bigint[]) and c.at = any(${at})
    union all
    select c.at, null, c.entry_id, c.before, c.after
    from register_entry_change c join register_entry e on e.id = c.entry_id join register r on r.id = e.register_id
    where c.entry_id = any(${entryIds}::bigint[]) and c.at = any(${at}) and ${mayNameLine(clearance)}`.execute(db);
  return rows;
}

/** The headings of the agency's own columns. */
export async function findOwnColumns(db: Database, ids: readonly number[], language: 'th' | 'en'): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; th: string; en: string }>`
    select id, title_th as th, title_en as en from book_column where id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row[language]]));
}

/** How a number must agree with what was typed. */
export type Agreement = 'whole' | 'atEnd' | 'anywhere';

/** A line of a letter on paper, and when something was done with it: no letter leads from the audit to it. */
export interface PaperLines {
  entryIds: number[];
  moments: Date[];
}

const mostLines = 200;
const edges: Record<Agreement, (part: string) => RawBuilder<string>> = {
  whole: (part) => sql`'=' || squeeze(${part}) || '='`,
  atEnd: (part) => sql`squeeze(${part}) || '='`,
  anywhere: (part) => sql`squeeze(${part})`,
};

/** The registers in which lines of letters of these kinds stand; what no series numbers is in the register of what is sent. */
const forms: Partial<Record<number, LetterForm>> = letterForms;
const registersOf = (kinds: readonly number[]) => kinds.map((kind) => registerByNumbering[forms[kind]?.numbering ?? 'send'] ?? 'send');

/** The newest lines of letters on paper under a number that the reader may know; the index of what such lines say finds them by three signs or more. */
export async function findPaperLines(db: Database, { number, kinds }: AskedNumber, agreement: Agreement, clearance: number): Promise<PaperLines> {
  const { rows } = await sql<{ entryId: number; moments: string[] }>`
    select e.id as "entryId",
      (select coalesce(json_agg(m.at), '[]') from (
        select e.entered_at as at union select e.voided_at
        union select c.at from register_entry_change c where c.entry_id = e.id) m where m.at is not null) as moments
    from register_entry e join register r on r.id = e.register_id
    where e.document_id is null and length(squeeze(${number})) >= 3
      and e.paper_said like like_pattern(squeeze(${number}))
      and '=' || squeeze(e.printed) || '=' like like_pattern(${edges[agreement](number)})
      and ${kinds ? sql`r.kind::text = any(${registersOf(kinds)}::text[])` : sql`true`}
      and ${mayNameLine(clearance)}
    order by e.id desc limit ${sql.lit(mostLines)}`.execute(db);
  return { entryIds: rows.map(({ entryId }) => entryId), moments: rows.flatMap(({ moments }) => moments.map((at) => new Date(at))) };
}
