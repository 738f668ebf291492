import type { NotificationModule } from '@sarabun/contract/notifications/notifications';
import type { SentMessage, ServerMessage } from '@sarabun/contract/notifications/server-messages';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

/** Whether the menu item `i` leads to the module of the message `m`: its path begins with the name of the module. */
const ofModule = sql`
  i.active and i.type <> 's' and regexp_replace(i.action, '^/', '') ~ ('^' || case m.module
    when 'SARABAN' then 'sarabu?n' else replace(lower(m.module), '_', '-') end || '(/|$)')`;

/** Whether the message `m` is for the person `p`: for everyone, or for those with a menu of its module. An office without such a menu tells all. */
const isFor = (now: Date) => sql`
  (m.module is null or not exists (select from menu i where ${ofModule}) or exists (
    select from menu i join menu_permission_group g on g.menu_id = i.id and g.may_query
    where ${ofModule} and g.group_id in (select groups_of_person(p.id, ${now}::timestamptz::date))))`;

const said = sql`
  m.id, m.text_th as th, coalesce(nullif(m.text_en, ''), m.text_th) as en, m.sent_at as "sentAt", m.ends_at as "endsAt"`;

/** The newest messages for a person; `open` keeps to those in force. */
export async function findMessagesFor(
  db: Database | Transaction,
  { personId, now, most, open }: { personId: number; now: Date; most: number; open: boolean },
): Promise<ServerMessage[]> {
  const inForce = open ? sql`and m.ends_at > ${now} and m.ended_by is null` : sql``;
  const { rows } = await sql<ServerMessage>`
    select ${said} from server_message m join person p on p.id = ${personId} where ${isFor(now)} ${inForce}
    order by m.sent_at desc, m.id desc limit ${most}`.execute(db);
  return rows;
}

/** The newest messages, whoever they are for. */
export async function findSentMessages(db: Database, now: Date, most: number): Promise<SentMessage[]> {
  const { rows } = await sql<SentMessage>`
    select ${said}, m.module, s.shown_name as "sentBy", coalesce(e.shown_name, '') as "endedBy",
      (select count(*) from person p where p.closed_on is null and ${isFor(now)}) as persons
    from server_message m join person s on s.id = m.sent_by left join person e on e.id = m.ended_by
    order by m.sent_at desc, m.id desc limit ${most}`.execute(db);
  return rows;
}

interface NewMessage {
  th: string;
  en: string;
  module: NotificationModule | null;
  endsAt: Date;
}

export async function insertMessage(db: Transaction, { th, en, module, endsAt }: NewMessage, { by, now }: { by: number; now: Date }): Promise<number> {
  const { id } = await db
    .insertInto('server_message')
    .values({ text_th: th, text_en: en, module, ends_at: endsAt, sent_at: now, sent_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends a message that is in force; false where there is none. */
export async function endMessage(db: Transaction, id: number, { by, now }: { by: number; now: Date }): Promise<boolean> {
  const { rows } = await sql`
    update server_message set ended_by = ${by} where id = ${id} and ended_by is null and ends_at > ${now} returning id`.execute(db);
  return rows.length > 0;
}

/** A message in force with the persons it is for, or null. */
export async function findReceivers(db: Transaction, id: number, now: Date): Promise<{ message: ServerMessage; personIds: number[] } | null> {
  const { rows } = await sql<ServerMessage & { personIds: number[] }>`
    select ${said}, array(select p.id from person p where p.closed_on is null and ${isFor(now)}) as "personIds"
    from server_message m where m.id = ${id} and m.ended_by is null and m.ends_at > ${now}`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { personIds, ...message } = found;
  return { message, personIds };
}
