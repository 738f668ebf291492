import type { SameLetter } from '@sarabun/contract/documents/same-letter';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';

/** What is compared with the letters of a register. */
export interface Compared {
  /** As printed; compared without regard to spacing and script of digits. */
  number: string;
  datedOn: string | null;
  /** Not compared while empty. */
  sender: string;
  /** The person's uploads, one of which may be the same file. */
  uploadIds: readonly string[];
}

/** The registry and the person. */
interface Asking {
  unitId: number;
  personId: number;
  clearance: number;
}

const most = 5;

/** Letters numbered in a unit's receive register that match in number, date and sender, or in a file; newest first. */
export async function findSame(db: Database, { number, datedOn, sender, uploadIds }: Compared, asking: Asking): Promise<SameLetter[]> {
  const byWords = sql`
    select d.id, 'words' as by from document d
    where d.number <> '' and bare_number(d.number) = bare_number(${number}) and d.dated_on = ${datedOn}::date
      and (${sender} = '' or fold(d.sender) = fold(${sender}))`;
  const byFile = sql`
    select df.document_id as id, 'file' as by from upload u join file mine on mine.id = u.file_id
      join file f on f.sha256 = mine.sha256 join document_file df on df.file_id = f.id
    where u.id = any(${uploadIds}::uuid[]) and u.person_id = ${asking.personId}`;
  return received(db, sql`${number === '' || datedOn === null ? sql`` : sql`${byWords} union all`} ${byFile}`, asking);
}

/** Like `findSame`, for a letter that waits at the registry: compared with the others of the register and with its own earlier receipt. */
export async function findSameAsLetter(db: Database, legId: number, deskId: number, asking: Asking): Promise<SameLetter[]> {
  const { rows } = await sql<{ documentId: number }>`
    select l.document_id as "documentId" from leg l join document d on d.id = l.document_id
    where l.id = ${legId} and l.to_desk_id = ${deskId} and l.state = 'delivered' and d.secrecy <= ${asking.clearance}`.execute(db);
  const found = rows[0];
  return found ? findSameAs(db, found.documentId, asking) : [];
}

/** Letters of a unit's receive register that match a stored letter, including its own earlier receipt. */
export const findSameAs = (db: Database | Transaction, documentId: number, asking: Asking): Promise<SameLetter[]> => received(db, agreeing(documentId), asking);

/** Whether two stored letters match in number, date and sender, or in a file. */
export const doLettersAgree = (db: Transaction, documentId: number, otherId: number): Promise<boolean> => agreesWithOneOf(db, documentId, [otherId]);

/** Whether a stored letter matches one of these. */
export async function agreesWithOneOf(db: Transaction, documentId: number, otherIds: readonly number[]): Promise<boolean> {
  if (otherIds.length === 0) return false;
  const { rows } = await sql<{ id: number }>`
    select id from (${agreeing(documentId)}) same where id = any(${otherIds}::bigint[]) limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether a letter has this number (regardless of spacing and script of digits) or the content of one of these uploads. */
export async function agreesWith(db: Transaction, documentId: number, { number, uploadIds }: Pick<Compared, 'number' | 'uploadIds'>): Promise<boolean> {
  const { rows } = await sql<{ agrees: boolean }>`
    select bare_number(d.number) = bare_number(${number}) or exists (
      select 1 from upload u join file mine on mine.id = u.file_id join file f on f.sha256 = mine.sha256
        join document_file df on df.file_id = f.id
      where u.id = any(${uploadIds}::uuid[]) and df.document_id = d.id) as agrees
    from document d where d.id = ${documentId}`.execute(db);
  return rows[0]?.agrees ?? false;
}

/** Which of these uploads have content that the letter already has. */
export async function knownUploads(db: Transaction, documentId: number, uploadIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from upload u join file mine on mine.id = u.file_id
    where u.id = any(${uploadIds}::uuid[])
      and exists (select 1 from document_file df join file f on f.id = df.file_id
      where df.document_id = ${documentId} and f.sha256 = mine.sha256)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Marks a leg received or done under the number of another. */
export async function saveSameReceipt(
  db: Transaction,
  { legId, sameLegId, state }: { legId: number; sameLegId: number; state: 'received' | 'done' },
  { personId, now }: { personId: number; now: Date },
): Promise<void> {
  await sql`
    update leg set state = ${state}, same_as_leg_id = ${sameLegId}, received_at = ${now}, received_by = ${personId},
      receipt_cancelled = false,
      opened_at = coalesce(opened_at, ${now}), opened_by = coalesce(opened_by, ${personId}),
      ended_at = case when ${state}::leg_state = 'done' then ${now}::timestamptz end,
        ended_by = case when ${state}::leg_state = 'done' then ${personId}::int end
    where id = ${legId}`.execute(db);
}

export async function receiptOf(db: Transaction, legId: number): Promise<{ receiveNumber: number; year: number; receivedAt: Date } | null> {
  const { rows } = await sql<{ receiveNumber: number; year: number; receivedAt: Date }>`
    select e.number as "receiveNumber", e.year, l.received_at as "receivedAt" from register_entry e
      join leg l on l.id = e.leg_id
    where e.leg_id = ${legId} and e.state = 'issued' and l.received_at is not null`.execute(db);
  return rows[0] ?? null;
}

const agreeing = (documentId: number) => sql`
  select o.id, 'words' as by from document d
    join document o on bare_number(o.number) = bare_number(d.number) and o.number <> '' and o.dated_on = d.dated_on
    and fold(o.sender) = fold(d.sender)
  where d.id = ${documentId} and d.number <> ''
  union all select ${documentId}::bigint, 'words'
  union all select other.document_id, 'file' from document_file mine join file m on m.id = mine.file_id
    join file f on f.sha256 = m.sha256 join document_file other on other.file_id = f.id
  where mine.document_id = ${documentId} and mine.sequence = 1`;

async function received(db: Database | Transaction, candidates: RawBuilder<unknown>, { unitId, clearance }: Asking): Promise<SameLetter[]> {
  const { rows } = await sql<SameLetter>`
    select d.id as "documentId", l.id as "legId", e.number as "receiveNumber", e.year, l.received_at as "receivedAt",
      d.number, d.dated_on as "datedOn", d.shown_sender as sender, d.subject, c.by
    from (select id, min(by) as by from (${candidates}) any_way group by id) c join document d on d.id = c.id
      join register_entry e on e.document_id = d.id and e.state = 'issued'
      join register r on r.id = e.register_id and r.unit_id = ${unitId} and r.kind = 'receive'
        join leg l on l.id = e.leg_id
    where d.secrecy <= ${clearance} and d.state <> 'cancelled' order by e.id desc limit ${sql.lit(most)}`.execute(db);
  return rows;
}
