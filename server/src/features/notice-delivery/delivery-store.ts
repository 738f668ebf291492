import type { NoticeChannel } from '@sarabun/contract/notice-delivery/notice-services';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { inForce } from '../../platform/in-force';
import { personMayKnow } from '../documents';
import type { QuietTimes } from './quiet-rules';

/** A notice that was written for a person, and the channels that its event uses. */
export interface QueuedNotice {
  eventId: number;
  personId: number;
  notificationId: number;
  secrecy: number;
  mail: boolean;
  line: boolean;
  push: boolean;
}

/** Notes what goes to whom by which channel, as the persons chose. LINE is told of open letters only. */
export async function insertDeliveries(db: Transaction, queued: readonly QueuedNotice[], now: Date): Promise<{ personId: number; channel: NoticeChannel }[]> {
  const { rows } = await sql<{ personId: number; channel: NoticeChannel }>`
    with told as (
      select g."notificationId" as notification_id, p.id as person_id,
        g.mail and p.email is not null and coalesce(c.mail, true) as mail,
        case when s.may_choose then coalesce(r.rhythm, s.usual) else s.usual end as rhythm,
        g.line and g.secrecy <= 1 and coalesce(c.line, true)
          and exists (select from line_account l where l.person_id = p.id) as line,
        g.push and coalesce(c.push, true) and exists (select from push_device v where v.person_id = p.id) as push
      from json_to_recordset(${JSON.stringify(queued)}::json) as g
        ("eventId" int, "personId" int, "notificationId" bigint, secrecy int, mail boolean, line boolean, push boolean)
      join person p on p.id = g."personId" and p.closed_on is null cross join digest_setting s
      left join person_rhythm r on r.person_id = p.id
      left join notification_choice c on c.person_id = p.id and c.event_id = g."eventId"
    ), gathered as (
      insert into digest_entry (person_id, notification_id)
      select person_id, notification_id from told where mail and rhythm = 'digest' on conflict do nothing
    ), queued as (
      insert into notice_delivery (person_id, notification_id, channel, created_at)
      select t.person_id, t.notification_id, w.channel::notice_channel, ${now}::timestamptz from told t
      cross join lateral (values ('mail', t.mail and t.rhythm = 'immediate'), ('line', t.line), ('push', t.push))
        as w (channel, wanted)
      where w.wanted
      returning person_id, channel
    )
    select distinct person_id as "personId", channel from queued`.execute(db);
  return rows;
}

/** A person as a receiver of what leaves the system. */
export interface Recipient extends QuietTimes {
  email: string | null;
  lineUserId: string | null;
  lineGathered: boolean;
  /** Letters from this speed class on are not held back; 0 for none. */
  urgentFrom: number;
  digestTimes: string[];
}

/** Where and when a person is told of notices; undefined for people who have left. */
export async function findRecipient(db: Database, personId: number): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select p.email, l.line_user_id as "lineUserId", coalesce(r.line_gathered, false) as "lineGathered",
      d.times as "digestTimes", coalesce(q.active, s.active) as active, coalesce(q.from_time, s.from_time) as from,
      coalesce(q.until_time, s.until_time) as until, coalesce(q.holidays, s.holidays) as holidays,
      coalesce(q.urgent_from, s.urgent_from) as "urgentFrom"
    from person p cross join quiet_setting s cross join digest_setting d
      left join person_quiet q on q.person_id = p.id and s.may_choose
      left join person_rhythm r on r.person_id = p.id left join line_account l on l.person_id = p.id
    where p.id = ${personId} and p.closed_on is null`.execute(db);
  return rows[0];
}

/** A notice that waits to leave the system. */
export interface WaitingNotice {
  id: number;
  notificationId: number;
  title: string;
  titleEn: string;
  html: string;
  htmlEn: string;
  documentId: number | null;
  link: string | null;
  secrecy: number;
  speed: number;
  createdAt: Date;
  expiresAt: Date | null;
  /** Why it is not told any more: read, expired, or its letter may no longer be seen. */
  outdated: 'read' | 'expired' | 'notSeen' | null;
}

/** SQL: whether the person of the notice `n` may still see its letter `d`. */
const stillSeen = (now: Date) => sql`
  d.id is null or (
    d.secrecy <= coalesce((select max(c.level) from clearance c
      where c.person_id = n.person_id and ${inForce('c', now)}), 1)
    and ${personMayKnow(sql`n.person_id`, now)})`;

const most = 500;

/** SQL: how secret and how urgent the notice `n` about the letter `d` is, and why it is not told any more. */
export const standing = (now: Date) => sql`
  greatest(n.secrecy, coalesce(d.secrecy, 1), case when n.kept_inside then 2 end)::int as secrecy,
  coalesce(d.speed, n.urgency, 1)::int as speed,
  case when n.read_at <> n.created_at then 'read' when n.expires_at <= ${now} then 'expired'
    when not (${stillSeen(now)}) then 'notSeen' end as outdated`;

/** What waits for a person and channel, oldest first. */
export async function findWaiting(db: Database, personId: number, channel: NoticeChannel, now: Date): Promise<WaitingNotice[]> {
  const { rows } = await sql<WaitingNotice>`
    select w.id, n.id as "notificationId", n.title, coalesce(n.title_en, n.title) as "titleEn", n.html,
      coalesce(n.html_en, n.html) as "htmlEn", n.document_id as "documentId", n.link,
      w.created_at as "createdAt", n.expires_at as "expiresAt", ${standing(now)}
    from notice_delivery w join notification n on n.id = w.notification_id left join document d on d.id = n.document_id
    where w.person_id = ${personId} and w.channel = ${channel} and w.state = 'waiting'
    order by w.notification_id limit ${most}`.execute(db);
  return rows;
}

/** How the notices of a mail stand by now; deleted ones are missing. */
export async function findStanding(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<Pick<WaitingNotice, 'notificationId' | 'secrecy' | 'speed' | 'outdated'>[]> {
  const { rows } = await sql<Pick<WaitingNotice, 'notificationId' | 'secrecy' | 'speed' | 'outdated'>>`
    select n.id as "notificationId", ${standing(now)} from notification n left join document d on d.id = n.document_id
    where n.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** SQL: what was noted as mailed of these notices to a person. */
const mailed = (personId: number, notificationIds: readonly number[]) => sql`
  person_id = ${personId} and channel = 'mail' and state = 'sent'
  and notification_id = any(${notificationIds}::bigint[])`;

/** Lets notices whose mail did not leave wait again for the next round of digests. */
export async function gatherAgain(db: Transaction, personId: number, notificationIds: readonly number[]): Promise<void> {
  await sql`delete from notice_delivery where ${mailed(personId, notificationIds)}`.execute(db);
  await sql`
    insert into digest_entry (person_id, notification_id)
    select ${personId}::int, n.id from notification n where n.id = any(${notificationIds}::bigint[])
    on conflict do nothing`.execute(db);
}

/** Lets notices whose mail did not leave wait again for the next mail; digests of an earlier release have no row and wait for the next round. */
export async function waitAgain(db: Transaction, personId: number, notificationIds: readonly number[]): Promise<void> {
  await sql`
    with told as (
      update notice_delivery set state = 'waiting', ended_at = null, error = null
      where ${mailed(personId, notificationIds)}
      returning notification_id
    )
    insert into digest_entry (person_id, notification_id)
    select ${personId}::int, n.id from notification n
    where n.id = any(${notificationIds}::bigint[]) and n.id not in (select notification_id from told)
    on conflict do nothing`.execute(db);
}

/** Corrects what was noted as mailed when its mail was queued: it did not leave after all. */
export async function recordNotMailed(
  db: Transaction,
  { personId, notificationIds, ...ended }: Ended & { personId: number; notificationIds: readonly number[]; state: 'failed' | 'dropped' },
): Promise<void> {
  if (notificationIds.length === 0) return;
  await sql`
    update notice_delivery set state = ${ended.state}, ended_at = ${ended.now}, error = ${ended.error ?? null}
    where ${mailed(personId, notificationIds)}`.execute(db);
}

/** What became of a notice that waited for a digest. */
export interface GatheredEnd {
  personId: number;
  notificationId: number;
  state: 'sent' | 'dropped';
  reason: string | null;
  createdAt: Date;
}

/** Records what became of notices that waited for a digest. */
export async function recordGathered(db: Transaction, ends: readonly GatheredEnd[], now: Date): Promise<void> {
  if (ends.length === 0) return;
  await sql`
    insert into notice_delivery (person_id, notification_id, channel, state, created_at, ended_at, error)
    select g."personId", g."notificationId", 'mail', g.state::notice_delivery_state, g."createdAt", ${now}, g.reason
    from json_to_recordset(${JSON.stringify(ends)}::json)
      as g ("personId" int, "notificationId" bigint, state text, reason text, "createdAt" timestamptz)
    order by g."notificationId"`.execute(db);
}

/** How many were sent to a person by a channel since a moment, and when the last one was. */
export async function countSent(db: Database, personId: number, channel: NoticeChannel, since: Date): Promise<{ count: number; last: Date | null }> {
  const { rows } = await sql<{ count: number; last: Date | null }>`
    select count(*)::int as count, max(ended_at) as last from notice_delivery
    where person_id = ${personId} and channel = ${channel} and state = 'sent' and ended_at > ${since}`.execute(db);
  return rows[0] ?? { count: 0, last: null };
}

interface Ended {
  state: 'sent' | 'failed' | 'dropped';
  now: Date;
  error?: string | null;
}

/** Records what became of them. */
export async function endDeliveries(db: Database | Transaction, ids: readonly number[], { state, now, error = null }: Ended): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update notice_delivery set state = ${state}, ended_at = ${now}, error = ${error}
    where id = any(${ids}::bigint[]) and state = 'waiting'`.execute(db);
}

/** Records that a try failed. Those that have waited since before `giveUpBefore` are given up. */
export async function putOffDeliveries(
  db: Database,
  ids: readonly number[],
  { error, now, giveUpBefore }: { error: string; now: Date; giveUpBefore: Date },
): Promise<void> {
  await sql`
    update notice_delivery set error = ${error},
      state = case when created_at < ${giveUpBefore} then 'failed'::notice_delivery_state else state end,
      ended_at = case when created_at < ${giveUpBefore} then ${now}::timestamptz end
    where id = any(${ids}::bigint[]) and state = 'waiting'`.execute(db);
}
