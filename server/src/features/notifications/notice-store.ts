import type { NotificationModule } from '@sarabun/contract/notifications/notifications';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

/** Who at a desk is notified. */
export type Receivers = 'workers' | 'holders' | 'registry' | 'named';

/** An event as configured by the office: text, receivers and channels. */
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
  push: boolean;
}

/** The events that notify someone. */
export async function findNoticeEvents(db: Database | Transaction): Promise<NoticeEvent[]> {
  const { rows } = await sql<NoticeEvent>`
    select e.id, e.code, m.code as module, e.title_th as "titleTh", e.title_en as "titleEn", e.text_th as "textTh",
      e.text_en as "textEn", e.receivers, e.bell, e.mail, e.line, e.push
    from notification_event e join notification_module m on m.id = e.module_id where e.active`.execute(db);
  return rows;
}

export interface NewNotice {
  personIds: readonly number[];
  module: NotificationModule;
  titleTh: string;
  titleEn: string;
  htmlTh: string;
  htmlEn: string;
  documentId: number | null;
  legId: number | null;
  /** A page of the product, if the notice is not about a letter. */
  link: string | null;
  secrecy: number;
  /** Other channels only say that there is something. */
  keptInside: boolean;
  /** Who did it; null where nobody did. */
  byId: number | null;
  /** How urgent it is, where that does not follow from a letter. */
  urgency: number | null;
  /** From then on it is not shown. */
  expiresAt: Date | null;
  now: Date;
  /** A silent notice is stored as read. */
  rings: boolean;
}

/** Inserts notices, each for its persons; returns, for each notice, the id per person. */
export async function insertNotices(db: Transaction, notices: readonly NewNotice[]): Promise<{ place: number; id: number; personId: number }[]> {
  if (notices.length === 0) return [];
  const { rows } = await sql<{ id: number; personId: number }>`
    insert into notification (person_id, module, title, title_en, html, html_en, document_id, leg_id, link, secrecy,
      kept_inside, by_id, urgency, expires_at, created_at, read_at)
    select person::int, n.module, n."titleTh", n."titleEn", n."htmlTh", n."htmlEn", n."documentId", n."legId", n.link,
      n.secrecy, n."keptInside", n."byId", n.urgency, n."expiresAt", n.now, case when n.rings then null else n.now end
    from jsonb_to_recordset(${JSON.stringify(notices.map((notice, place) => ({ ...notice, place })))}::jsonb) as n
      (place integer, "personIds" jsonb, module text, "titleTh" text, "titleEn" text, "htmlTh" text, "htmlEn" text,
      "documentId" bigint, "legId" bigint, link text, secrecy smallint, "keptInside" boolean, "byId" integer,
      urgency smallint, "expiresAt" timestamptz, now timestamptz, rings boolean)
    cross join jsonb_array_elements_text(n."personIds") with ordinality as given (person, position)
    order by place, position
    returning id, person_id as "personId"`.execute(db);
  const places = notices.flatMap(({ personIds }, place) => personIds.map((personId) => ({ place, personId })));
  return rows.map(({ id, personId }, index) => ({ place: places[index]?.place ?? 0, id, personId }));
}

/** The visible modules, in order. */
export async function findModules(db: Database | Transaction): Promise<{ code: NotificationModule; th: string; en: string; icon: string }[]> {
  const { rows } = await sql<{ code: NotificationModule; th: string; en: string; icon: string }>`
    select code, name_th as th, coalesce(nullif(name_en, ''), name_th) as en, icon from notification_module where active
    order by position nulls last, id`.execute(db);
  return rows;
}
