import type { keepPile, myPile } from '@sarabun/contract/documents/receiving-pile';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';

type Kept = InputOf<typeof keepPile>['letters'][number];
type Shown = AnswerOf<typeof myPile>['items'][number];

/** The person's pile in its order, with the files that still wait. A letter whose files have all been taken was received meanwhile. */
export async function findPile(db: Database, personId: number): Promise<Shown[]> {
  const { rows } = await sql<{ key: string; content: unknown; files: unknown }>`
    select r.key, r.content, coalesce((
      select json_agg(json_build_object('uploadId', u.id, 'name', u.name, 'size', f.size, 'pages', f.pages,
        'sha256', encode(f.sha256, 'hex')) order by array_position(r.upload_ids, u.id))
      from upload u join file f on f.id = u.file_id where u.id = any(r.upload_ids) and u.person_id = r.person_id), '[]'
    ) as files
    from receiving_letter r where r.person_id = ${personId} and (cardinality(r.upload_ids) = 0
      or exists (select 1 from upload u where u.id = any(r.upload_ids) and u.person_id = r.person_id))
    order by r.place`.execute(db);
  return rows.map(({ key, content, files }) => ({ key, ...(content as Omit<Shown, 'key' | 'files'>), files: files as Shown['files'] }));
}

/** Keeps letters as they are now, new ones last. Answers how many letters the pile has then. */
export async function saveLettersOfPile(db: Transaction, personId: number, letters: readonly Kept[], now: Date): Promise<number> {
  for (const { key, uploadIds, ...content } of letters) {
    await sql`
      insert into receiving_letter (person_id, key, content, upload_ids, changed_at)
      values (${personId}, ${key}, ${JSON.stringify(content)}::jsonb, ${uploadIds}::uuid[], ${now})
      on conflict (person_id, key) do update
        set content = excluded.content, upload_ids = excluded.upload_ids, changed_at = excluded.changed_at`.execute(db);
  }
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from receiving_letter where person_id = ${personId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Takes letters off the person's pile; their uploads are left to whoever takes them, or to the sweep. */
export async function forgetOfPile(db: Transaction, personId: number, keys: readonly string[]): Promise<void> {
  await sql`delete from receiving_letter where person_id = ${personId} and key = any(${keys}::text[])`.execute(db);
}
