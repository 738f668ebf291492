import type { EditedManualPage, EditedManualRow, ManualKind, ManualLine, ManualPage } from '@sarabun/contract/manuals/manuals';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { containing } from '../../platform/like-pattern';

const most = 500;

const lineFields = sql.raw(`
  m.id as "pageId", m.kind, m.chapter, json_build_object('th', m.title_th, 'en', m.title_en) as title, m.about`);
const body = sql.raw(`json_build_object('th', m.body_th, 'en', m.body_en) as body`);

/** SQL: pages about a settings page are visible only to those who may see that page. */
const readable = (personId: number, now: Date) => sql`m.active and (m.menu is null or m.menu in (
  select page.action from menu page join menu_permission_group p on p.menu_id = page.id
  where page.type = 's' and p.may_query
    and p.group_id in (select groups_of_person(${personId}, ${now}::timestamptz::date))))`;

const holding = (search: string) => sql`(${search} = '' or m.search_text like fold(${containing(search)}))`;

/** The contents: active pages that the person may read and that contain the words. */
export async function findContents(db: Database, personId: number, search: string, now: Date): Promise<ManualLine[]> {
  const { rows } = await sql<ManualLine>`
    select ${lineFields} from manual_page m where ${readable(personId, now)} and ${holding(search)}
    order by m.kind, m.position, m.id limit ${most}`.execute(db);
  return rows;
}

/** One active page, if the person may read it. */
export async function findPage(db: Database, personId: number, pageId: number, now: Date): Promise<ManualPage | null> {
  const { rows } = await sql<ManualPage>`
    select ${lineFields}, ${body}, m.changed_at as "changedAt" from manual_page m
    where m.id = ${pageId} and ${readable(personId, now)}`.execute(db);
  return rows[0] ?? null;
}

const editedFields = sql`${lineFields}, m.active, m.key is not null as standard, m.edited, m.changed_at as "changedAt",
  coalesce(p.shown_first_name || ' ' || p.shown_last_name, '') as "changedBy"`;

interface PageQuery {
  search: string;
  kind?: ManualKind | undefined;
}

const narrowed = ({ search, kind }: PageQuery) => sql`
  ${holding(search)} and (${kind ?? null}::manual_kind is null or m.kind = ${kind ?? null}::manual_kind)`;

export async function findEditedRows(db: Database, query: PageQuery, page: { limit: number; offset: number }): Promise<EditedManualRow[]> {
  const { rows } = await sql<EditedManualRow>`
    select ${editedFields} from manual_page m left join person p on p.id = m.changed_by where ${narrowed(query)}
    order by m.kind, m.position, m.id limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function countEditedRows(db: Database, query: PageQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from manual_page m where ${narrowed(query)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A page with its earlier versions, newest first. */
export async function findEdited(db: Database | Transaction, pageId: number): Promise<EditedManualPage | null> {
  const { rows } = await sql<Omit<EditedManualPage, 'history'>>`
    select ${editedFields}, m.version, m.position, m.menu, ${body} from manual_page m
      left join person p on p.id = m.changed_by where m.id = ${pageId}`.execute(db);
  if (!rows[0]) return null;
  const { rows: history } = await sql<EditedManualPage['history'][number]>`
    select v.version, v.replaced_at as at, coalesce(p.shown_first_name || ' ' || p.shown_last_name, '') as by, v.active,
      json_build_object('th', v.title_th, 'en', v.title_en) as title,
        json_build_object('th', v.body_th, 'en', v.body_en) as body
    from manual_version v left join person p on p.id = v.replaced_by where v.page_id = ${pageId} order by v.version desc
    limit 50`.execute(db);
  return { ...rows[0], history };
}

/** Locks a page and returns its state; null if there is none. */
export async function lockPage(db: Transaction, pageId: number): Promise<{ version: number; key: string | null } | null> {
  const { rows } = await sql<{ version: number; key: string | null }>`select version, key from manual_page where id = ${pageId} for update`.execute(db);
  return rows[0] ?? null;
}

/** What a person edits of a page. */
export interface Written {
  titleTh: string;
  titleEn: string;
  bodyTh: string;
  bodyEn: string;
  active: boolean;
}

export async function keepVersion(db: Transaction, pageId: number, by: number, now: Date): Promise<void> {
  await sql`
    insert into manual_version (page_id, version, title_th, title_en, body_th, body_en, active, replaced_at,
      replaced_by)
    select id, version, title_th, title_en, body_th, body_en, active, ${now}, ${by} from manual_page
    where id = ${pageId}`.execute(db);
}

export async function updatePage(db: Transaction, pageId: number, page: Written, by: number, now: Date): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update manual_page set title_th = ${page.titleTh}, title_en = ${page.titleEn}, body_th = ${page.bodyTh},
      body_en = ${page.bodyEn}, active = ${page.active},
      edited = edited or key is not null, version = version + 1, changed_at = ${now}, changed_by = ${by}
        where id = ${pageId} returning version`.execute(db);
  return rows[0]?.version ?? 0;
}

export async function insertPage(db: Transaction, place: { kind: string; chapter: string }, page: Written, by: number, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into manual_page (kind, chapter, position, title_th, title_en, body_th, body_en, active, changed_at,
      changed_by)
    values (${place.kind}::manual_kind, ${place.chapter}, 1 + coalesce((select max(position) from manual_page), 0),
      ${page.titleTh}, ${page.titleEn}, ${page.bodyTh},
      ${page.bodyEn}, ${page.active}, ${now}, ${by}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

export async function deletePage(db: Transaction, pageId: number): Promise<void> {
  await sql`delete from manual_page where id = ${pageId}`.execute(db);
}

/** A text that comes with the product. */
export interface StandardPage {
  key: string;
  kind: ManualKind;
  chapter: string;
  about: string[];
  menu: string | null;
  position: number;
  titleTh: string;
  titleEn: string;
  bodyTh: string;
  bodyEn: string;
  /** The hash of all of it. */
  standard: string;
}

export async function findStandards(db: Database | Transaction): Promise<Map<string, { standard: string; edited: boolean }>> {
  const { rows } = await sql<{ key: string; standard: string; edited: boolean }>`
    select key, standard, edited from manual_page where key is not null and standard is not null`.execute(db);
  return new Map(rows.map(({ key, ...rest }) => [key, rest]));
}

/** Stores standard texts. For a page edited by the agency only the position is updated, unless `over` restores the text. */
export async function bringStandard(db: Transaction, page: StandardPage, now: Date, over: boolean): Promise<void> {
  await sql`
    insert into manual_page as m (key, kind, chapter, about, menu, position, title_th, title_en, body_th, body_en,
      standard, changed_at)
    values (${page.key}, ${page.kind}::manual_kind, ${page.chapter}, ${page.about}, ${page.menu}, ${page.position},
      ${page.titleTh}, ${page.titleEn}, ${page.bodyTh},
      ${page.bodyEn}, ${page.standard}, ${now})
    on conflict (key) do update set kind = excluded.kind, chapter = excluded.chapter, about = excluded.about,
      menu = excluded.menu, position = excluded.position,
      standard = excluded.standard, edited = m.edited
        and not ${over}, changed_at = excluded.changed_at, version = m.version + 1,
      title_th = case when m.edited and not ${over} then m.title_th else excluded.title_th end,
        title_en = case when m.edited and not ${over} then m.title_en else excluded.title_en end,
      body_th = case when m.edited and not ${over} then m.body_th else excluded.body_th end,
        body_en = case when m.edited and not ${over} then m.body_en else excluded.body_en end,
      active = m.active or ${over}, changed_by = case when m.edited and not ${over} then m.changed_by end`.execute(db);
}

/** Removes standard pages that the product no longer has, unless the agency edited them: those become its own. */
export async function dropStandards(db: Transaction, keys: readonly string[]): Promise<void> {
  await sql`update manual_page set key = null, standard = null where key = any(${keys}) and edited`.execute(db);
  await sql`delete from manual_page where key = any(${keys})`.execute(db);
}

export async function savePicture(
  db: Transaction,
  picture: { sha256: Buffer; size: number; width: number; height: number },
  by: number,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into manual_picture (sha256, size, width, height, added_at, added_by)
    values (${picture.sha256}, ${picture.size}, ${picture.width}, ${picture.height}, ${now}, ${by})
    on conflict (sha256) do update set size = excluded.size returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

export async function findPicture(db: Database, id: number): Promise<{ sha256: Buffer; size: number } | null> {
  const { rows } = await sql<{ sha256: Buffer; size: number }>`select sha256, size from manual_picture where id = ${id}`.execute(db);
  return rows[0] ?? null;
}
