import { sql } from 'kysely';
import { type Actor, nobody, type Seat } from '../src/platform/action';
import type { Database, Transaction } from '../src/platform/database';

/** A person as the actor at a moment, without a session. */
export async function actorAt(db: Database, personId: number, now: Date): Promise<Actor> {
  const { rows } = await sql<{ name: string; clearance: number; seats: Seat[] }>`
    select p.prefix || p.first_name || ' ' || p.last_name as name,
      coalesce((select max(c.level) from clearance c
        where c.person_id = p.id and c.starts_on <= ${now}::timestamptz::date
        and (c.ends_on is null or c.ends_on >= ${now}::timestamptz::date)), 1) as clearance,
      coalesce((select json_agg(json_build_object('deskId', d.id, 'deskKind', d.kind, 'unitId', d.unit_id,
        'function', s.function, 'postId', s.post_id) order by s.is_main desc, s.id)
        from seat s join desk d on d.id = s.desk_id
        where s.person_id = p.id and s.starts_on <= ${now}::timestamptz::date
          and (s.ends_on is null or s.ends_on >= ${now}::timestamptz::date)), '[]') as seats
    from person p where p.id = ${personId}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error(`there is no person ${personId}`);
  return { ...nobody, ...row, personId, consented: true };
}

/** Makes an existing PDF the first file of a letter. */
export async function bringPaper(db: Transaction, documentId: number, uploadId: string): Promise<void> {
  await sql`
    with taken as (delete from upload where id = ${uploadId}::uuid returning file_id, name)
    insert into document_file (document_id, sequence, file_id, name) select ${documentId}, 1, file_id, name from taken`.execute(db);
}

export async function openLegAt(db: Database, documentId: number, deskId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from leg where document_id = ${documentId} and to_desk_id = ${deskId}
      and state in ('delivered', 'received') order by sequence desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

export async function undelivered(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from job where kind = 'event' and state = 'waiting'`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Marks notices of earlier days as read, as in an office at work. */
export async function readOldNotices(db: Database, before: Date): Promise<void> {
  await sql`
    update notification set read_at = created_at + interval '20 minutes'
    where created_at < ${before} and read_at is null`.execute(db);
}
