import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { documentWords } from '@sarabun/contract/settings/document-words';
import { phrasePlaces } from '@sarabun/contract/settings/tables/document-central';
import { sql } from 'kysely';
import type { Database } from '../../platform/database';
import { containing } from '../../platform/like-pattern';

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The office's terms and phrases, in one round trip. */
export async function findDocumentWords(db: Database): Promise<AnswerOf<typeof documentWords>> {
  const name = sql.raw(`'th', name_th, 'en', coalesce(nullif(name_en, ''), name_th), 'active', active`);
  const word = sql`'code', code, ${name}`;
  const byName = sql.raw('position nulls last, name_th, id');
  const places = sql.raw(phrasePlaces.map((place) => `case when for_${snake(place)} then '${place}' end`).join(', '));
  const order = sql.raw('position nulls last, code');
  const { rows } = await sql<AnswerOf<typeof documentWords>>`
    select coalesce((select json_agg(json_build_object(${word}, 'mayWrite', may_write,
        'sample', (select f.name from settings_file f where f.id = sample)) order by ${order})
        from document_type), '[]') as kinds,
      coalesce((select json_agg(json_build_object(${word}, 'badge', badge, 'dueDays', due_days) order by ${order})
        from document_speed), '[]') as speeds,
      coalesce((select json_agg(json_build_object(${word}) order by ${order}) from document_secret), '[]') as secrecies,
      coalesce((select json_agg(json_build_object(${word}) order by ${order}) from sender_type), '[]') as "senderTypes",
      coalesce((select json_agg(json_build_object(${word}, 'needsParty', needs_party, 'needsText', needs_text,
        'needsReason', needs_reason, 'closes', closes) order by ${byName}) from command_type), '[]') as commands,
      coalesce((select json_agg(json_build_object('id', id, ${name}, 'task', task, 'dueDays', due_days,
        'needsReport', needs_report, 'needsReply', needs_reply) order by ${byName}) from job_type), '[]') as jobs,
      coalesce((select json_agg(json_build_object('th', text_th, 'en', coalesce(nullif(text_en, ''), text_th),
        'kind', (select code from document_type k where k.id = kind_id),
        'places', array_remove(array[${places}], null)) order by position nulls last, id) from phrase
          where active), '[]') as phrases`.execute(db);
  return rows[0] as AnswerOf<typeof documentWords>;
}

const most = 20;

/** Active origins or destinations whose name, short name or letter code contains a text. */
export async function findNames(db: Database, side: 'from' | 'to', search: string): Promise<{ id: number; name: string; letterCode: string }[]> {
  const table = sql.table(side === 'from' ? 'book_send_from' : 'book_send_to');
  const pattern = containing(search);
  const { rows } = await sql<{ id: number; name: string; letterCode: string }>`
    select id, name_th as name, letter_code as "letterCode" from ${table}
    where active and fold(concat_ws(' ', name_th, name_en, short_name, letter_code)) like fold(${pattern})
    order by position nulls last, name_th collate "th-x-icu", id limit ${sql.lit(most)}`.execute(db);
  return rows;
}
