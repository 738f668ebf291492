import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database';
import { isNamed } from '../../platform/like-pattern';
import type { StoredName } from './kind-of-number';
import { mayName } from './letter-name-store';
import type { PaperLines } from './register-fact-store';

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
  /** Those of them that stand first. */
  first?: { documentIds: readonly number[]; paper: PaperLines } | undefined;
}

export interface FoundAct {
  id: number;
  at: Date;
  personId: number | null;
  personName: string;
  sessionId: number | null;
  action: string;
  documentId: number | null;
  letter: StoredName | null;
  address: string;
  detail: string;
  sealed: boolean;
}

const maxCounted = 10_000;

const doneBy = (search: string) => sql`
  a.person_id in (select p.id from person p where ${isNamed(sql`p.search_text`, search)})`;

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

/** SQL: the newest first; before them what bears exactly the sought number. */
const inOrder = ({ first }: HistoryQuery) => sql`
  ${first ? sql`${ofLetters(first.documentIds, first.paper)} is true desc,` : sql``} a.at desc, a.id desc`;

const actsWhere = (where: RawBuilder<boolean>, clearance: number) => sql`
    select a.id, a.at, a.person_id as "personId", coalesce(p.shown_name, '') as "personName",
      a.session_id as "sessionId",
      a.action, a.document_id as "documentId", coalesce(host(a.address), '') as address,
        coalesce(a.detail::text, '') as detail,
      case when d.id is not null then json_build_object('kind', d.kind, 'number', d.number,
        'subject', d.subject) end as letter,
      exists (select 1 from audit_seal s where s.audit_id = a.id) as sealed
    from audit a left join person p on p.id = a.person_id
      left join document d on d.id = a.document_id and ${mayName(clearance)}
    where ${where}`;

/** Rows of the audit, newest first. */
export async function findActs(
  db: Database,
  query: HistoryQuery,
  { limit, offset, clearance }: { limit: number; offset: number; clearance: number },
): Promise<FoundAct[]> {
  const { rows } = await sql<FoundAct>`${actsWhere(narrowed(query), clearance)}
    order by ${inOrder(query)} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The ids of the first rows. */
export async function findActIds(db: Database, query: HistoryQuery, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from audit a where ${narrowed(query)} order by ${inOrder(query)} limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Some of these rows, in the order of their ids here. */
export async function findActsOf(db: Database, ids: readonly number[], clearance: number): Promise<FoundAct[]> {
  const { rows } = await sql<FoundAct>`${actsWhere(sql<boolean>`a.id = any(${ids})`, clearance)}
    order by array_position(${ids}::bigint[], a.id)`.execute(db);
  return rows;
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
