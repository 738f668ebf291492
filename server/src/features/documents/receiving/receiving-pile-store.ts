import type { keepPile, myPile } from '@sarabun/contract/documents/receiving-pile';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';

type Kept = InputOf<typeof keepPile>['letters'][number];
type Shown = AnswerOf<typeof myPile>['items'][number];
type Received = AnswerOf<typeof myPile>['received'][number];

/** The person's pile in its order, with the files that still wait. A letter whose files have all been taken was received meanwhile. */
export async function findPile(db: Database, personId: number): Promise<Shown[]> {
  const { rows } = await sql<{ key: string; content: unknown; files: unknown }>`
    select r.key, r.content, coalesce((
      select json_agg(json_build_object('uploadId', u.id, 'name', u.name, 'size', f.size, 'pages', f.pages,
        'sha256', encode(f.sha256, 'hex')) order by array_position(r.upload_ids, u.id))
      from upload u join file f on f.id = u.file_id where u.id = any(r.upload_ids) and u.person_id = r.person_id), '[]'
    ) as files
    from receiving_letter r where r.person_id = ${personId} and r.leg_id is null and (cardinality(r.upload_ids) = 0
      or exists (select 1 from upload u where u.id = any(r.upload_ids) and u.person_id = r.person_id))
    order by r.place`.execute(db);
  return rows.map(({ key, content, files }) => ({ key, ...(content as Omit<Shown, 'key' | 'files'>), files: files as Shown['files'] }));
}

/** What the person has received from the pile on the day of `now`, in order. */
export async function findReceivedOfPile(db: Database, { personId, clearance, now }: { personId: number; clearance: number; now: Date }): Promise<Received[]> {
  const { rows } = await sql<Received>`
    ${receivedLetters(personId)} and (r.changed_at at time zone 'Asia/Bangkok')::date = ${bangkokDay(now)}::date
      and d.secrecy <= ${clearance} order by r.changed_at`.execute(db);
  return rows;
}

/** The receipt of a letter of the pile, or null while it has none. */
export async function findReceiptOfPile(db: Transaction, personId: number, key: string): Promise<Received | null> {
  const { rows } = await sql<Received>`${receivedLetters(personId)} and r.key = ${key}`.execute(db);
  return rows[0] ?? null;
}

const receivedLetters = (personId: number) => sql`
  select r.key, d.id as "documentId", l.id as "legId", e.number as "receiveNumber", e.year,
    r.changed_at as "receivedAt", l.received_at < r.changed_at as joined, d.number, d.subject,
    l.state = 'received'
      and exists (select 1 from leg c where c.parent_leg_id = l.id and c.state = 'recalled') as "isBack"
  from receiving_letter r join leg l on l.id = r.leg_id join document d on d.id = l.document_id
    join register_entry e on e.leg_id = l.id and e.state = 'issued'
  where r.person_id = ${personId} and l.received_at is not null`;

/** Marks a letter of the pile as received. Answers whether it was not before. */
export async function markReceivedOfPile(
  db: Transaction,
  { personId, key, legId, now }: { personId: number; key: string; legId: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ key: string }>`
    insert into receiving_letter (person_id, key, content, upload_ids, changed_at, leg_id)
    values (${personId}, ${key}, '{}', '{}', ${now}, ${legId})
    on conflict (person_id, key) do update
      set content = excluded.content, upload_ids = excluded.upload_ids, changed_at = excluded.changed_at,
        leg_id = excluded.leg_id
      where receiving_letter.leg_id is null
    returning key`.execute(db);
  return rows.length > 0;
}

/** Keeps letters as they are now, new ones last; those received meanwhile stay so. Answers how many letters wait on the pile then. */
export async function saveLettersOfPile(db: Transaction, personId: number, letters: readonly Kept[], now: Date): Promise<number> {
  for (const { key, uploadIds, ...content } of letters) {
    await sql`
      insert into receiving_letter (person_id, key, content, upload_ids, changed_at)
      values (${personId}, ${key}, ${JSON.stringify(content)}::jsonb, ${uploadIds}::uuid[], ${now})
      on conflict (person_id, key) do update
        set content = excluded.content, upload_ids = excluded.upload_ids, changed_at = excluded.changed_at
        where receiving_letter.leg_id is null`.execute(db);
  }
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from receiving_letter where person_id = ${personId} and leg_id is null`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Takes letters off the person's pile, unless they were received; their uploads are left to whoever takes them, or to the sweep. */
export async function forgetOfPile(db: Transaction, personId: number, keys: readonly string[]): Promise<void> {
  await sql`
    delete from receiving_letter where person_id = ${personId} and key = any(${keys}::text[]) and leg_id is null`.execute(db);
}
