import type { SenderModule } from '@sarabun/contract/service-keys/module-notices';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

/** Whether the office shows the module and has its notices switched on. */
export async function hearsModule(db: Transaction, module: SenderModule): Promise<boolean> {
  const { rows } = await sql`
    select 1 from notification_event e join notification_module m on m.id = e.module_id
    where e.code = ${`module.${module}`} and e.active and m.active and (e.bell or e.mail or e.line)`.execute(db);
  return rows.length > 0;
}

/** For each name the person with this user name or e-mail address and an open account, or null. */
export async function findReceivers(db: Transaction, names: readonly string[]): Promise<{ name: string; personId: number | null }[]> {
  const { rows } = await sql<{ name: string; personId: number | null }>`
    select given.name, coalesce(
      (select p.id from account a join person p on p.id = a.person_id
        where lower(a.username) = lower(given.name) and p.closed_on is null),
      (select p.id from person p where lower(p.email) = lower(given.name) and p.closed_on is null)) as "personId"
    from unnest(${names}::text[]) with ordinality as given (name, place) order by place`.execute(db);
  return rows;
}

export interface NewModuleNotice {
  keyId: number;
  secretId: number;
  module: SenderModule;
  titleTh: string;
  titleEn: string;
  textTh: string;
  textEn: string;
  link: string | null;
  urgency: number;
  expiresAt: Date | null;
  personIds: number[];
}

export async function insertModuleNotice(db: Transaction, notice: NewModuleNotice, now: Date): Promise<number> {
  const { keyId, secretId, module, titleTh, titleEn, textTh, textEn, link, urgency, expiresAt, personIds } = notice;
  const { id } = await db
    .insertInto('module_notice')
    .values({
      key_id: keyId,
      secret_id: secretId,
      module,
      title_th: titleTh,
      title_en: titleEn,
      text_th: textTh,
      text_en: textEn,
      link,
      urgency,
      expires_at: expiresAt,
      sent_at: now,
      person_ids: personIds,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface SentNotice extends Omit<NewModuleNotice, 'keyId' | 'secretId'> {
  sentAt: Date;
  /** The receivers whose accounts are still open. */
  personIds: number[];
}

/** Notices to deliver. */
export async function findModuleNotices(db: Transaction, ids: readonly number[]): Promise<SentNotice[]> {
  const { rows } = await sql<SentNotice>`
    select n.module, n.title_th as "titleTh", n.title_en as "titleEn", n.text_th as "textTh", n.text_en as "textEn",
      n.link, n.urgency, n.expires_at as "expiresAt", n.sent_at as "sentAt",
      array(select p.id from person p where p.id = any(n.person_ids) and p.closed_on is null) as "personIds"
    from module_notice n where n.id = any(${ids}::bigint[]) order by n.id`.execute(db);
  return rows;
}

interface NewestNotice {
  at: Date;
  module: SenderModule;
  title: string;
  persons: number;
  shown: string;
}

/** The newest notices sent with a key. */
export async function findNewestNotices(db: Database, keyId: number, most: number): Promise<NewestNotice[]> {
  const { rows } = await sql<NewestNotice>`
    select n.sent_at as at, n.module, n.title_th as title, cardinality(n.person_ids) as persons, s.shown
    from module_notice n join service_key_secret s on s.id = n.secret_id
    where n.key_id = ${keyId} order by n.id desc limit ${most}`.execute(db);
  return rows;
}
