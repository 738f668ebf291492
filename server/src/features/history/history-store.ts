import { sql } from 'kysely';
import type { Database } from '../../platform/database';
import { containing } from '../../platform/like-pattern';

/** Which rows of the audit. */
export interface HistoryQuery {
  search: string;
  from?: string | undefined;
  to?: string | undefined;
  action?: string | undefined;
  /** Only what people did, without what the product did by itself. */
  byPeople: boolean;
}

export interface FoundAct {
  id: number;
  at: Date;
  personId: number | null;
  personName: string;
  sessionId: number | null;
  action: string;
  documentId: number | null;
  address: string;
  detail: string;
  sealed: boolean;
}

const mostCounted = 10_000;

const narrowed = ({ search, from, to, action, byPeople }: HistoryQuery) => sql`
  (${action ?? null}::text is null or a.action = ${action ?? null}::text)
    and (not ${byPeople}::boolean or a.person_id is not null)
  and (${from ?? null}::date is null or a.at >= ${from ?? null}::date)
    and (${to ?? null}::date is null or a.at < ${to ?? null}::date + 1)
  and (${search} = '' or a.person_id in (select p.id from person p
    where p.search_text like fold(${containing(search)})))`;

/** Rows of the audit, newest first. */
export async function findActs(db: Database, query: HistoryQuery, page: { limit: number; offset: number }): Promise<FoundAct[]> {
  const { rows } = await sql<FoundAct>`
    select a.id, a.at, a.person_id as "personId", coalesce(p.shown_name, '') as "personName",
      a.session_id as "sessionId",
      a.action, a.document_id as "documentId", coalesce(host(a.address), '') as address,
        coalesce(a.detail::text, '') as detail,
      exists (select 1 from audit_seal s where s.audit_id = a.id) as sealed
    from audit a left join person p on p.id = a.person_id where ${narrowed(query)}
    order by a.at desc, a.id desc limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

/** How many rows match; counting stops at ten thousand. */
export async function countActs(db: Database, query: HistoryQuery): Promise<{ total: number; more: boolean }> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 from audit a where ${narrowed(query)} limit ${sql.lit(mostCounted + 1)}) counted`.execute(db);
  const n = rows[0]?.n ?? 0;
  return { total: Math.min(n, mostCounted), more: n > mostCounted };
}

/** The kinds of acts that there are, each found by one step down the index. */
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
