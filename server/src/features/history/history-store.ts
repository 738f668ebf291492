import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database';
import { containing } from '../../platform/like-pattern';
import { mayName } from './letter-name-store';
import { type Agreement, findPaperLines, type PaperLines } from './register-fact-store';

/** Which rows of the audit log. */
export interface HistoryQuery {
  search: string;
  from?: string | undefined;
  to?: string | undefined;
  /** Any of these actions. */
  actions?: readonly string[] | undefined;
  /** Only actions of people, without those of the product. */
  byPeople: boolean;
  /** Only what was done with these letters. */
  documentIds?: readonly number[] | undefined;
  /** And what was done with these lines of letters on paper. */
  paper?: PaperLines | undefined;
}

export interface FoundAct {
  id: number;
  at: Date;
  personId: number | null;
  personName: string;
  sessionId: number | null;
  action: string;
  documentId: number | null;
  letter: { number: string; subject: string } | null;
  address: string;
  detail: string;
  sealed: boolean;
}

const maxCounted = 10_000;

const doneBy = (search: string) => sql`
  a.person_id in (select p.id from person p where p.search_text like fold(${containing(search)}))`;

/** SQL: acts on a letter on paper are found by their moment, because the audit names its line only in the detail. */
function onPaper({ entryIds, moments }: PaperLines): RawBuilder<boolean> {
  const ids = sql`${JSON.stringify(entryIds)}::jsonb`;
  return sql<boolean>`
    a.document_id is null and a.at = any(${moments.map((at) => at.toISOString())}::timestamptz[])
      and (a.detail -> 'entryId' <@ ${ids} or exists (select 1 from jsonb_array_elements(
        case jsonb_typeof(a.detail -> 'entryIds') when 'array' then a.detail -> 'entryIds' else '[]' end) n
        where n <@ ${ids}))`;
}

/** SQL: what was done with letters of the system, or with letters on paper. */
function ofLetters(documentIds: readonly number[], paper: PaperLines | undefined): RawBuilder<boolean> {
  const inSystem = sql<boolean>`a.document_id = any(${[...documentIds]}::bigint[])`;
  return paper && paper.entryIds.length > 0 ? sql<boolean>`(${inSystem} or ${onPaper(paper)})` : inSystem;
}

/** Only what is asked for stands in the statement, so that PostgreSQL plans for it. */
function narrowed({ search, from, to, actions, byPeople, documentIds, paper }: HistoryQuery): RawBuilder<boolean> {
  return sql<boolean>`
    ${actions === undefined ? sql`true` : sql`a.action = any(${[...actions]}::text[])`}
    and ${byPeople ? sql`a.person_id is not null` : sql`true`}
    and ${from === undefined ? sql`true` : sql`a.at >= ${from}::date`}
    and ${to === undefined ? sql`true` : sql`a.at < ${to}::date + 1`}
    and ${documentIds === undefined ? sql`true` : ofLetters(documentIds, paper)}
    and ${search === '' ? sql`true` : doneBy(search)}`;
}

const actsWhere = (where: RawBuilder<boolean>, clearance: number) => sql`
    select a.id, a.at, a.person_id as "personId", coalesce(p.shown_name, '') as "personName",
      a.session_id as "sessionId",
      a.action, a.document_id as "documentId", coalesce(host(a.address), '') as address,
        coalesce(a.detail::text, '') as detail,
      case when d.id is not null then json_build_object('number', d.number, 'subject', d.subject) end as letter,
      exists (select 1 from audit_seal s where s.audit_id = a.id) as sealed
    from audit a left join person p on p.id = a.person_id
      left join document d on d.id = a.document_id and ${mayName(clearance)}
    where ${where}
    order by a.at desc, a.id desc`;

/** Rows of the audit, newest first. */
export async function findActs(
  db: Database,
  query: HistoryQuery,
  { limit, offset, clearance }: { limit: number; offset: number; clearance: number },
): Promise<FoundAct[]> {
  const { rows } = await sql<FoundAct>`${actsWhere(narrowed(query), clearance)} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The ids of the newest rows. */
export async function findActIds(db: Database, query: HistoryQuery, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from audit a where ${narrowed(query)} order by a.at desc, a.id desc limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Some of these rows, newest first. */
export async function findActsOf(db: Database, ids: readonly number[], clearance: number): Promise<FoundAct[]> {
  const { rows } = await sql<FoundAct>`${actsWhere(sql<boolean>`a.id = any(${ids})`, clearance)}`.execute(db);
  return rows;
}

const maxLetters = 200;

/** SQL: the letters that bear a number as it was typed, or to which a registry gave it: `123` of any year or `123/2568`. */
const bearing = (number: string) => sql`
  select n.id from document n where n.number <> '' and bare_number(n.number) = bare_number(${number})
  union
  select e.document_id from (select
      substring(fold(${number}) from '^ *([1-9][0-9]{0,8}) *(?:/ *[0-9]{4} *)?$')::int as given,
      substring(fold(${number}) from '/ *([0-9]{4}) *$')::int as year offset 0) asked
    join register_entry e on e.number = asked.given and e.document_id is not null
      and e.year = coalesce(asked.year, e.year)`;

/** So many letters are looked at for a part of a number, the newest. */
const maxCandidates = 20_000;

/**
 * SQL: letters whose number ends with a part as it was typed, or has it anywhere. The search index finds them; in it a number stands between
 * two "=". A part shorter than its groups of three signs is not looked for.
 */
function withPart(part: string, where: 'atEnd' | 'anywhere'): RawBuilder<unknown> {
  const sought = where === 'atEnd' ? sql`squeeze(${part}) || '='` : sql`squeeze(${part})`;
  return sql`
    select n.id from (select s.document_id from doc_search s
        where s.text like like_pattern(${sought}) and length(${sought}) >= 3
        order by s.document_id desc limit ${sql.lit(maxCandidates)}) s
      join document n on n.id = s.document_id
    where '=' || squeeze(n.number) || '=' like like_pattern(${sought})`;
}

const agreements: readonly [Agreement, (number: string) => RawBuilder<unknown>][] = [
  ['whole', bearing],
  ['atEnd', (number) => withPart(number, 'atEnd')],
  ['anywhere', (number) => withPart(number, 'anywhere')],
];

/**
 * The newest letters under a number that the reader may know, of the system and on paper, in any spacing and either digits: as printed or as a
 * registry gave it; if there is none, those whose number ends with it (`0003/12`); otherwise those that have it anywhere (`0003`).
 */
export async function findLettersByNumber(db: Database, number: string, clearance: number): Promise<{ documentIds: number[]; paper?: PaperLines }> {
  for (const [agreement, numberedBy] of agreements) {
    const [{ rows }, paper] = await Promise.all([
      sql<{ id: number }>`
        with numbered as materialized (${numberedBy(number)})
        select d.id from (select id from numbered order by id desc offset 0) n join document d on d.id = n.id
        where ${mayName(clearance)}
        order by d.id desc limit ${sql.lit(maxLetters)}`.execute(db),
      findPaperLines(db, number, agreement, clearance),
    ]);
    if (rows.length > 0 || paper.entryIds.length > 0) return { documentIds: rows.map(({ id }) => id), paper };
  }
  return { documentIds: [] };
}

/** How many rows match; counting stops at ten thousand. */
export async function countActs(db: Database, query: HistoryQuery): Promise<{ total: number; more: boolean }> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 from audit a where ${narrowed(query)} limit ${sql.lit(maxCounted + 1)}) counted`.execute(db);
  const n = rows[0]?.n ?? 0;
  return { total: Math.min(n, maxCounted), more: n > maxCounted };
}

/** The distinct actions, each found by one index lookup. */
export async function findActions(db: Database): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive kinds as (
      (select action from audit order by action limit 1)
      union all
      select (select a.action from audit a where a.action > kinds.action order by a.action limit 1) from kinds
      where kinds.action is not null
    )
    select action from kinds where action is not null`.execute(db);
  return rows.map(({ action }) => action);
}
