import type { NotificationModule } from '@sarabun/contract/notifications/notifications';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

/** Who at a desk is told. */
export type Receivers = 'workers' | 'holders' | 'registry' | 'named';

/** An event as the office has set it: what is said, to whom, by which channels. */
export interface NoticeEvent {
  id: number;
  code: string;
  module: NotificationModule;
  titleTh: string;
  titleEn: string;
  textTh: string;
  textEn: string;
  receivers: Receivers;
  bell: boolean;
  mail: boolean;
  line: boolean;
}

/** The events that are told to somebody. */
export async function findNoticeEvents(db: Database | Transaction): Promise<NoticeEvent[]> {
  const { rows } = await sql<NoticeEvent>`
    select e.id, e.code, m.code as module, e.title_th as "titleTh", e.title_en as "titleEn", e.text_th as "textTh", e.text_en as "textEn", e.receivers, e.bell, e.mail, e.line
    from notification_event e join notification_module m on m.id = e.module_id where e.active`.execute(db);
  return rows;
}

/** A notice to write, alike for several persons. */
export interface NewNotice {
  module: NotificationModule;
  titleTh: string;
  titleEn: string;
  htmlTh: string;
  htmlEn: string;
  documentId: number | null;
  legId: number | null;
  /** A page of the product, where it is about no letter. */
  link: string | null;
  secrecy: number;
  now: Date;
  /** One that is not to ring is kept as read. */
  rings: boolean;
}

/** Writes a notice for each of these persons; answers the id of each. */
export async function insertNotices(db: Transaction, personIds: readonly number[], notice: NewNotice): Promise<{ id: number; personId: number }[]> {
  const { rows } = await sql<{ id: number; personId: number }>`
    insert into notification (person_id, module, title, title_en, html, html_en, document_id, leg_id, link, secrecy, created_at, read_at)
    select person, ${notice.module}, ${notice.titleTh}, ${notice.titleEn}, ${notice.htmlTh}, ${notice.htmlEn}, ${notice.documentId}, ${notice.legId}, ${notice.link}, ${notice.secrecy},
      ${notice.now}, ${notice.rings ? null : notice.now}::timestamptz
    from unnest(${personIds}::int[]) as person returning id, person_id as "personId"`.execute(db);
  return rows;
}

/** Where somebody hears of an event beside the bell; null for a channel that is not there or not wanted. */
export interface Address {
  personId: number;
  email: string | null;
  lineUserId: string | null;
}

/** Where these persons want to hear of an event. */
export async function findAddresses(db: Transaction, personIds: readonly number[], eventId: number): Promise<Address[]> {
  const { rows } = await sql<Address>`
    select p.id as "personId", case when coalesce(c.mail, true) then p.email end as email, case when coalesce(c.line, true) then l.line_user_id end as "lineUserId"
    from person p left join line_account l on l.person_id = p.id left join notification_choice c on c.person_id = p.id and c.event_id = ${eventId}
    where p.id = any(${personIds}) and p.closed_on is null`.execute(db);
  return rows;
}

/** The modules that are shown, in their order. */
export async function findModules(db: Database | Transaction): Promise<{ code: NotificationModule; th: string; en: string; icon: string }[]> {
  const { rows } = await sql<{ code: NotificationModule; th: string; en: string; icon: string }>`
    select code, name_th as th, coalesce(nullif(name_en, ''), name_th) as en, icon from notification_module where active order by position nulls last, id`.execute(
    db,
  );
  return rows;
}
