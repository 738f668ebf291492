import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { documentWords } from '@sarabun/contract/settings/document-words';
import { sql } from 'kysely';
import type { Database } from '../../platform/database';

/** What the office calls kinds, speed and secrecy classes and senders; one round trip. */
export async function findDocumentWords(db: Database): Promise<AnswerOf<typeof documentWords>> {
  const word = sql.raw(`'code', code, 'th', name_th, 'en', coalesce(nullif(name_en, ''), name_th), 'active', active`);
  const order = sql.raw('position nulls last, code');
  const { rows } = await sql<AnswerOf<typeof documentWords>>`
    select (select json_agg(json_build_object(${word}) order by ${order}) from document_type) as kinds,
      (select json_agg(json_build_object(${word}, 'badge', badge, 'dueDays', due_days) order by ${order}) from document_speed) as speeds,
      (select json_agg(json_build_object(${word}) order by ${order}) from document_secret) as secrecies,
      (select json_agg(json_build_object(${word}) order by ${order}) from sender_type) as "senderTypes"`.execute(db);
  return rows[0] as AnswerOf<typeof documentWords>;
}

const most = 20;

/** Origins or destinations in use whose name, short name or letter code contains a text. */
export async function findNames(db: Database, side: 'from' | 'to', search: string): Promise<{ id: number; name: string; letterCode: string }[]> {
  const table = sql.table(side === 'from' ? 'book_send_from' : 'book_send_to');
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<{ id: number; name: string; letterCode: string }>`
    select id, name_th as name, letter_code as "letterCode" from ${table}
    where active and fold(concat_ws(' ', name_th, name_en, short_name, letter_code)) like fold(${pattern})
    order by position nulls last, name_th collate "th-x-icu", id limit ${sql.lit(most)}`.execute(db);
  return rows;
}
