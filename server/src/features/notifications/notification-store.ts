import type { NotificationModule } from '@sarabun/contract/notifications/notifications';
import type { Label } from '@sarabun/contract/values/label';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { mayKnow } from '../documents';
import { lostLetter } from './notice-texts';

export interface FoundNotification {
  receiveId: number;
  module: NotificationModule;
  title: string;
  html: string;
  createdAt: Date;
  isRead: boolean;
  subject: string | null;
  documentId: number | null;
  legId: number | null;
  /** The target when it is not about a letter. */
  link: string | null;
  from: string | null;
  speed: number | null;
  speedName: string | null;
  isOverdue: boolean;
  /** How many it stands for. */
  count: number;
}

export interface Asked {
  personId: number;
  clearance: number;
  /** Where the person works: of letters that no desk of theirs may know about, only the title of a notice is told. */
  deskIds: readonly number[];
  modules: readonly NotificationModule[];
  /** Those that have expired by then are left out. */
  now: Date;
}

/** SQL: the letter `d` of the notice `n`, as far as people at these desks may know about it. */
export const knownLetter = (deskIds: readonly number[]) => sql`
  left join lateral (select d.id, d.subject, d.speed from document d
    where d.id = n.document_id and ${mayKnow(deskIds)} offset 0) d on true`;

/** SQL: the notice `n` is about no letter, or about the letter `d` that was found. */
const isTold = sql`(n.document_id is null or d.id is not null)`;
const words = {
  th: sql`n.title, case when ${isTold} then n.html else ${lostLetter.th} end as html`,
  en: sql`coalesce(n.title_en, n.title) as title,
    case when ${isTold} then coalesce(n.html_en, n.html) else ${lostLetter.en} end as html`,
};
export const selected = (language: 'th' | 'en', today: string) => sql`
  n.id as "receiveId", n.module, ${words[language]}, n.link, n.created_at as "createdAt",
  n.read_at is not null as "isRead", d.subject, d.id as "documentId", case when ${isTold} then n.leg_id end as "legId",
  case when ${isTold} then p.shown_name end as "from", coalesce(d.speed, n.urgency) as speed,
  by_language(s.name_th, s.name_en) as "speedName",
  ${isTold} and exists (select from queue_entry q
    where q.leg_id = n.leg_id and q.due_on < ${today}::date) as "isOverdue"`;

/** SQL: the notice `n` is among those asked for. Its class is always that of its letter, which a trigger sees to. */
export const asked = ({ personId, clearance, modules, now }: Asked) => sql`
  n.person_id = ${personId} and n.secrecy <= ${clearance} and n.module = any(${modules}::text[])
  and (n.expires_at is null or n.expires_at > ${now})`;

/** The newest notices among which the bell looks for floods. */
const maxPacked = 400;
/** More than these of a module in the same minute are one in the bell. */
const flood = 5;

/** The newest notices of a person; of a flood only its newest one, with how many there were. */
export async function findNewest(
  db: Database,
  who: Asked,
  { take, language, today }: { take: number; language: 'th' | 'en'; today: string },
): Promise<FoundNotification[]> {
  const { rows } = await sql<FoundNotification>`
    with newest as (
      select n.id, n.module, n.created_at, date_trunc('minute', n.created_at) as minute from notification n
      where ${asked(who)} order by n.created_at desc, n.id desc limit ${maxPacked}
    ), counted as (
      select id, created_at, count(*) over (partition by module, minute) as bulk,
        row_number() over (partition by module, minute order by created_at desc, id desc) as place
      from newest
    ), page as materialized (
      select id, case when bulk > ${flood} then bulk else 1 end as count from counted
      where bulk <= ${flood} or place = 1 order by created_at desc, id desc limit ${take}
    )
    select ${selected(language, today)}, page.count
    from page join notification n on n.id = page.id ${knownLetter(who.deskIds)}
      left join person p on p.id = n.by_id left join document_speed s on s.code = coalesce(d.speed, n.urgency)
    order by n.created_at desc, n.id desc`.execute(db);
  return rows;
}

/** SQL: the notice `n` is among those asked for, or the unread ones of them. */
const narrowed = (who: Asked, unread: boolean) => (unread ? sql`${asked(who)} and n.read_at is null` : asked(who));

/**
 * A page of a person's notifications, newest first. What is said of each is looked up for the page only: for all that a person has, PostgreSQL
 * would read the whole table of queues.
 */
export async function findNotifications(
  db: Database,
  who: Asked,
  page: { take: number; skip: number; unread: boolean; language: 'th' | 'en'; today: string },
): Promise<FoundNotification[]> {
  const { rows } = await sql<FoundNotification>`
    with page as materialized (
      select n.id from notification n where ${narrowed(who, page.unread)}
      order by n.created_at desc, n.id desc limit ${page.take} offset ${page.skip}
    )
    select ${selected(page.language, page.today)}, 1 as count
    from page join notification n on n.id = page.id ${knownLetter(who.deskIds)}
      left join person p on p.id = n.by_id left join document_speed s on s.code = coalesce(d.speed, n.urgency)
    order by n.created_at desc, n.id desc`.execute(db);
  return rows;
}

/** The number of a person's notifications. */
export async function countNotifications(db: Database, who: Asked, unread: boolean): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from notification n where ${narrowed(who, unread)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many a person has of each module, from the index alone. */
export async function countByModule(db: Database, who: Asked): Promise<{ module: NotificationModule; count: number }[]> {
  const { rows } = await sql<{ module: NotificationModule; count: number }>`
    select n.module, count(*) as count from notification n where ${asked(who)} group by n.module order by n.module`.execute(db);
  return rows;
}

/** The number of unread ones per module, from the index of unread rows only. */
export async function countUnread(db: Database, who: Asked): Promise<{ module: NotificationModule; count: number }[]> {
  const { rows } = await sql<{ module: NotificationModule; count: number }>`
    select n.module, count(*) as count from notification n where ${asked(who)} and n.read_at is null group by n.module
    order by n.module`.execute(db);
  return rows;
}

export async function findLog(db: Database, personId: number, actions: readonly string[], most: number): Promise<{ action: string; at: Date }[]> {
  const { rows } = await sql<{ action: string; at: Date }>`
    select action, at from audit where person_id = ${personId} and action = any(${actions}) order by at desc
    limit ${most}`.execute(db);
  return rows;
}

interface Marked {
  first: boolean;
  documentId: number | null;
  legId: number | null;
  subject: string | null;
}

/**
 * Marks one of the person's notifications read; null if it is not theirs, or not for their clearance. `first` tells whether it was unread; of a
 * letter that the person may not know about any more, nothing else is told.
 */
export async function markNotification(
  db: Transaction,
  { receiveId, personId, clearance, deskIds, now }: Omit<Asked, 'modules'> & { receiveId: number },
): Promise<Marked | null> {
  const { rows } = await sql<Marked>`
    with found as (select n.id, n.read_at from notification n
      where n.id = ${receiveId} and n.person_id = ${personId} and n.secrecy <= ${clearance} for update
    ), marked as (
      update notification n set read_at = coalesce(n.read_at, ${now}) from found where n.id = found.id
      returning found.read_at is null as first, n.document_id, n.leg_id
    )
    select n.first, d.id as "documentId", case when ${isTold} then n.leg_id end as "legId", d.subject
    from marked n ${knownLetter(deskIds)}`.execute(db);
  return rows[0] ?? null;
}

export async function markAll(db: Transaction, who: Asked, now: Date): Promise<void> {
  await sql`update notification n set read_at = ${now} where ${asked(who)} and n.read_at is null`.execute(db);
}

/** Marks what had told persons of letters read when they opened them. Returns those for whom something was unread. */
export async function markOpened(db: Database | Transaction, openings: readonly { documentId: number; personId: number; at: Date }[]): Promise<number[]> {
  const { rows } = await sql<{ personId: number }>`
    update notification n set read_at = o.at
    from json_to_recordset(${JSON.stringify(openings)}::json) as o ("documentId" bigint, "personId" int, at timestamptz)
    where n.document_id = o."documentId" and n.person_id = o."personId" and n.read_at is null and n.created_at <= o.at
    returning n.person_id as "personId"`.execute(db);
  return [...new Set(rows.map(({ personId }) => personId))];
}

/** What a notice about a leg says of its letter. */
export interface News {
  legId: number;
  documentId: number;
  deskId: number;
  subject: string;
  number: string;
  speed: number;
  secrecy: number;
  purpose: string;
  dueOn: string | null;
  /** Why it was withdrawn, or null. */
  reason: string | null;
  /** It is at a registry that has not received it yet. */
  toRegister: boolean;
}

/** The facts for notices about these legs. */
export async function findNews(db: Transaction, legIds: readonly number[]): Promise<News[]> {
  const { rows } = await sql<News>`
    select l.id as "legId", d.id as "documentId", l.to_desk_id as "deskId", d.subject, d.number, d.speed, d.secrecy,
      l.purpose, l.due_on as "dueOn", l.reason,
      t.kind = 'unit' and u.has_registry and not l.registered_before and l.received_at is null as "toRegister"
    from leg l join document d on d.id = l.document_id join desk t on t.id = l.to_desk_id
      join unit u on u.id = t.unit_id where l.id = any(${legIds})`.execute(db);
  return rows;
}

/** What is said of who did something, and of the speed class of letters that are urgent. */
export interface Saying {
  persons: Record<string, Label>;
  speeds: Record<string, Label>;
  /** By speed class. */
  urgencies: Record<string, Label>;
}

const speedName = sql`json_build_object('th', s.name_th, 'en', coalesce(nullif(s.name_en, ''), s.name_th))`;

/** The names of persons, the speed classes of the urgent letters among these, and the names of these classes. */
export async function findSayings(
  db: Transaction,
  personIds: readonly number[],
  documentIds: readonly number[],
  urgencies: readonly number[],
): Promise<Saying> {
  const { rows } = await sql<Saying>`
    select coalesce((select json_object_agg(p.id, p.both_names) from person p where p.id = any(${personIds}::int[])),
        '{}') as persons,
      coalesce((select json_object_agg(d.id, ${speedName}) from document d join document_speed s on s.code = d.speed
        where d.id = any(${documentIds}::bigint[]) and d.speed > 1), '{}') as speeds,
      coalesce((select json_object_agg(s.code, ${speedName}) from document_speed s
        where s.code = any(${urgencies}::int[]) and s.code > 1), '{}') as urgencies`.execute(db);
  return rows[0] ?? { persons: {}, speeds: {}, urgencies: {} };
}

/** The author and text of a note. */
export async function findNote(db: Transaction, noteId: number): Promise<{ by: Label; message: string } | null> {
  const { rows } = await sql<{ by: Label; message: string }>`
    select p.both_names as by, n.text as message from note n join person p on p.id = n.written_by where n.id = ${noteId}`.execute(db);
  return rows[0] ?? null;
}

/** Whether a leg is still due at a desk. */
export async function isStillDue(db: Transaction, { deskId, legId, dueOn }: { deskId: number; legId: number; dueOn: string }): Promise<boolean> {
  const { rows } = await sql`
    select 1 from queue_entry where leg_id = ${legId} and desk_id = ${deskId} and due_on = ${dueOn}::date limit 1`.execute(db);
  return rows.length > 0;
}

/** The person and position of a waiting account request, and the administrators who decide on it. */
export async function findAccountRequest(db: Transaction, requestId: number): Promise<{ name: string; unitName: Label; deciders: number[] } | null> {
  const { rows } = await sql<{ name: string; unitName: Label; deciders: number[] }>`
    select r.prefix || r.first_name || ' ' || r.last_name as name, u.both_names as "unitName",
      coalesce((select json_agg(a.person_id) from person_role a join person p on p.id = a.person_id
        where a.role = 'administrator' and p.closed_on is null), '[]') as deciders
    from account_request r join unit u on u.id = r.unit_id where r.id = ${requestId} and r.state = 'waiting'`.execute(db);
  return rows[0] ?? null;
}
