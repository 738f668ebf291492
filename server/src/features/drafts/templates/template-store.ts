import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import type { LetterTemplate, Phrase } from '@sarabun/contract/drafts/letter-templates';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';

/** Who asks for templates: a person, the units in whose name the person writes, and those that the person heads. */
export interface TemplateUser {
  personId: number;
  unitIds: readonly number[];
  headed: readonly number[];
}

/** What a template is saved with. `kind` is null for a phrase. */
export interface SavedTemplate {
  kind: DocumentKind | null;
  name: string;
  unitId: number | null;
  content: LetterContent;
}

interface By {
  personId: number;
  now: Date;
}

const mayUse = ({ personId, unitIds }: TemplateUser): RawBuilder<boolean> => sql`
  (t.unit_id = any(${unitIds}) or (t.unit_id is null and t.saved_by = ${personId}))`;

const mayChange = ({ personId, headed }: TemplateUser): RawBuilder<boolean> => sql`
  (t.saved_by = ${personId} or t.unit_id = any(${headed}))`;

const selected = (user: TemplateUser) => sql`
  t.id as "letterTemplateId", t.version, t.kind, t.name, t.unit_id as "unitId", u.shown_name as "unitName",
  coalesce(${mayChange(user)}, false) as "mayChange"`;
const joins = sql`left join unit u on u.id = t.unit_id`;
const byName = sql`t.unit_id is not null, t.name collate "th-x-icu", t.id`;

/** The templates of whole letters that the person may use: the own ones first, then by name. */
export async function findTemplates(db: Database, user: TemplateUser): Promise<LetterTemplate[]> {
  const { rows } = await sql<LetterTemplate>`
    select ${selected(user)} from letter_template t ${joins}
    where t.kind is not null and ${mayUse(user)} order by ${byName}`.execute(db);
  return rows;
}

export async function findPhrases(db: Database, user: TemplateUser): Promise<Phrase[]> {
  const { rows } = await sql<Phrase>`
    select ${selected(user)}, t.content -> 'body' as body from letter_template t ${joins}
    where t.kind is null and ${mayUse(user)} order by ${byName}`.execute(db);
  return rows;
}

/** A template of a letter that the person may use; null if there is none. */
export async function findTemplate(
  db: Database,
  letterTemplateId: number,
  user: TemplateUser,
): Promise<{ kind: DocumentKind; name: string; content: LetterContent } | null> {
  const { rows } = await sql<{ kind: DocumentKind; name: string; content: LetterContent }>`
    select t.kind, t.name, t.content from letter_template t
    where t.id = ${letterTemplateId} and t.kind is not null and ${mayUse(user)}`.execute(db);
  return rows[0] ?? null;
}

/** Locks a template that the person may use; null if there is none. */
export async function lockTemplate(
  db: Transaction,
  letterTemplateId: number,
  user: TemplateUser,
): Promise<{ version: number; isPhrase: boolean; mayChange: boolean } | null> {
  const { rows } = await sql<{ version: number; isPhrase: boolean; mayChange: boolean }>`
    select t.version, t.kind is null as "isPhrase", coalesce(${mayChange(user)}, false) as "mayChange"
    from letter_template t where t.id = ${letterTemplateId} and ${mayUse(user)} for update`.execute(db);
  return rows[0] ?? null;
}

/** How many templates a person keeps alone, or a unit together; nobody adds another one until the transaction ends. */
export async function countTemplates(db: Transaction, { personId, unitId }: { personId: number; unitId: number | null }): Promise<number> {
  await (unitId === null
    ? sql`select 1 from person where id = ${personId} for no key update`
    : sql`select 1 from unit where id = ${unitId} for no key update`
  ).execute(db);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from letter_template
    where unit_id = ${unitId} or (${unitId}::int is null and unit_id is null and saved_by = ${personId})`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Adds a template; null if its name is taken. */
export async function insertTemplate(db: Transaction, { kind, name, unitId, content }: SavedTemplate, { personId, now }: By): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into letter_template (kind, name, unit_id, content, saved_by, saved_at)
    values (${kind}, ${name}, ${unitId}, ${JSON.stringify(content)}, ${personId}, ${now})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Replaces the text of a template, which stays under its name and whose it is. */
export async function replaceTemplate(db: Transaction, letterTemplateId: number, { kind, content }: SavedTemplate, now: Date): Promise<void> {
  await sql`
    update letter_template set kind = ${kind}, content = ${JSON.stringify(content)}, version = version + 1,
      saved_at = ${now} where id = ${letterTemplateId}`.execute(db);
}

export async function deleteTemplate(db: Transaction, letterTemplateId: number): Promise<void> {
  await sql`delete from letter_template where id = ${letterTemplateId}`.execute(db);
}
