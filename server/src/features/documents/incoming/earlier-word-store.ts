import type { EarlierField } from '@sarabun/contract/documents/earlier-words';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';

/** This many matches are read in index order before the most recent are offered, so the cost is the same at any size. */
const looked = 200;
const most = 6;

/** Earlier subjects, senders or addressees of a registry that begin with a text, most recent first; of one sender, or of all. */
export async function findEarlierWords(
  db: Database,
  { unitId, field, text, sender }: { unitId: number; field: EarlierField; text: string; sender: string },
): Promise<string[]> {
  const pattern = sql`replace(replace(replace(fold(${text}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;
  const whose = field === 'sender' ? sql`` : sql`and belongs_to = fold(${sender})`;
  const { rows } = await sql<{ text: string }>`
    select text from (
      select text, folded, last_at from earlier_word
      where unit_id = ${unitId} and field = ${field} ${whose} and folded like ${pattern} order by folded
      limit ${sql.lit(looked)}
    ) near group by text, folded order by max(last_at) desc limit ${sql.lit(most)}`.execute(db);
  return rows.map((row) => row.text);
}

/** The last sender whose numbers have the same code prefix, and the last addressee of that sender. */
export async function findSenderOf(db: Database, unitId: number, number: string): Promise<{ sender: string; addressee: string | null } | null> {
  const { rows } = await sql<{ sender: string; addressee: string | null }>`
    select s.text as sender, (select a.text from earlier_word a
      where a.unit_id = s.unit_id and a.field = 'addressee' and a.belongs_to = fold(s.text) order by a.last_at desc
      limit 1) as addressee
    from earlier_word s where s.unit_id = ${unitId} and s.field = 'sender' and s.belongs_to = number_code(${number})
      and s.belongs_to <> '' order by s.last_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The names of the units of this office as letters write them, and those with the names of its posts. */
export async function findNamesOfOffice(db: Database): Promise<{ units: string[]; all: string[] }> {
  const { rows } = await sql<{ units: string[] | null; posts: string[] | null }>`
    select (select array_agg(u.name_th) from unit u where u.closed_on is null) as units,
      (select array_agg(distinct p.name_th) from post p) as posts`.execute(db);
  const { units, posts } = rows[0] ?? { units: null, posts: null };
  return { units: units ?? [], all: [...(units ?? []), ...(posts ?? [])] };
}

/** Remembers the values of received letters; secret and personal letters are excluded. */
export async function rememberWords(db: Transaction, legIds: readonly number[]): Promise<void> {
  await sql`
    insert into earlier_word as e (unit_id, field, belongs_to, folded, text, uses, last_at)
    select l.to_unit_id, w.field, w.belongs_to, left(fold(w.text), 500),
      (array_agg(w.text order by l.received_at desc))[1], count(*), max(l.received_at)
    from leg l join document d on d.id = l.document_id
      cross join words_of_letter(d.number, d.sender, d.addressee, d.subject) w
    where l.id = any(${legIds}) and l.received_at is not null and d.direction = 'incoming' and d.secrecy = 1
      and not d.is_personal
    group by 1, 2, 3, 4
    on conflict (unit_id, field, belongs_to, folded)
      do update set text = excluded.text, uses = e.uses + excluded.uses, last_at = greatest(e.last_at, excluded.last_at)`.execute(db);
}
