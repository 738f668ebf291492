import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../platform/database';
import type { LegState } from '../../../platform/schema';
import { filedNew, type QueueEntry } from '../../queues';
import type { NewDocument, TakenUpload } from '../view/document-entry-store';

/** A letter from outside, its first leg, to a registry, and its queue rows. */
export interface NewIncoming {
  document: Omit<NewDocument, 'direction' | 'state'>;
  files: readonly TakenUpload[];
  toDeskId: number;
  legState: Extract<LegState, 'delivered' | 'received'>;
  personId: number;
  now: Date;
  rows: readonly QueueEntry[];
}

/** SQL: files of the letter that the same statement stores. */
const newFiles = (files: readonly TakenUpload[]) => sql`
  insert into document_file (document_id, sequence, file_id, name)
  select document.id, f.place, f."fileId", f.name
  from json_to_recordset(${JSON.stringify(files.map((file, index) => ({ ...file, place: index + 1 })))}::json)
    as f (place smallint, "fileId" bigint, name text) cross join document`;

/** Stores a letter from outside with its files, its first leg and its queue rows in one statement. */
export async function insertIncoming(
  db: Transaction,
  { document: d, files, toDeskId, legState, personId, now, rows: queueRows }: NewIncoming,
): Promise<{ documentId: number; legId: number }> {
  const ifReceived = (value: RawBuilder<unknown>) => sql`case when ${legState}::leg_state = 'received' then ${value} end`;
  const at = ifReceived(sql`${now}::timestamptz`);
  const by = ifReceived(sql`${personId}::int`);
  const { rows } = await sql<{ documentId: number; legId: number }>`
    with document as (
      insert into document (kind, direction, state, number, dated_on, subject, sender, sender_type, addressee,
        reference_text, enclosure_text, speed, secrecy, due_on, is_personal, owner_unit_id, has_file, entered_at,
        entered_by)
      values (${d.kind}, 'incoming', 'inProcess', ${d.number}, ${d.datedOn}, ${d.subject}, ${d.sender}, ${d.senderType},
        ${d.addressee}, ${d.references}, ${d.enclosures}, ${d.speed}, ${d.secrecy}, ${d.dueOn}, ${d.personal ?? false},
        ${d.ownerUnitId}, ${files.length > 0}, ${now}, ${personId})
      returning id
    )${files.length === 0 ? sql`` : sql`, file as (${newFiles(files)})`}, party as (
      insert into document_party (document_id, desk_id) select document.id, ${toDeskId} from document
    ), leg as (
      insert into leg (document_id, sequence, to_desk_id, to_unit_id, purpose, state, sent_at, sent_by, due_on,
        opened_at, opened_by, received_at, received_by)
      select document.id, 1, ${toDeskId}, ${d.ownerUnitId}, 'delivery', ${legState}::leg_state, ${now},
        ${personId}::int, ${d.dueOn}::date, ${at}, ${by}, ${at}, ${by} from document
      returning id
    ), entry as (${filedNew(queueRows)})
    select document.id as "documentId", leg.id as "legId" from document cross join leg`.execute(db);
  return rows[0] as { documentId: number; legId: number };
}
