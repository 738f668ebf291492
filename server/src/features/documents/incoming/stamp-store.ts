import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import type { StampPlace } from '../../../platform/media/stamp-pdf';

/** Asks for a stamped copy of the letter of a leg; nothing where the letter has no file. */
export async function askForStamp(
  db: Transaction,
  { legId, documentId, place, now }: { legId: number; documentId: number; place: StampPlace; now: Date },
): Promise<void> {
  await sql`
    insert into receive_stamp (leg_id, document_id, place_x, place_y, next_try_at)
    select ${legId}, ${documentId}, ${place.x}, ${place.y}, ${now}
    where exists (select 1 from document_file where document_id = ${documentId} and sequence = 1)
    on conflict (leg_id) do update set place_x = excluded.place_x, place_y = excluded.place_y, state = 'waiting',
      attempts = 0, next_try_at = excluded.next_try_at, file_id = null`.execute(db);
}

/** What a stamp says and on what it is laid. */
export interface DueStamp {
  legId: number;
  documentId: number;
  place: StampPlace;
  attempts: number;
  /** Of the receive register; null where the receipt has been cancelled meanwhile. */
  number: number | null;
  year: number;
  unitName: string;
  receivedAt: Date;
  sha256: Buffer;
  fileName: string;
}

/** Takes stamps that are due, and puts each off meanwhile, so that a process that dies is followed by another try. */
export async function takeDueStamps(db: Database, { now, most, putOffSeconds }: { now: Date; most: number; putOffSeconds: number }): Promise<DueStamp[]> {
  const { rows } = await sql<Omit<DueStamp, 'place'> & StampPlace>`
    with taken as (
      update receive_stamp set attempts = attempts + 1,
        next_try_at = ${now}::timestamptz + make_interval(secs => ${putOffSeconds})
      where leg_id in (select leg_id from receive_stamp where state = 'waiting' and next_try_at <= ${now}
        order by next_try_at limit ${most} for update skip locked)
      returning leg_id, document_id, place_x, place_y, attempts
    )
    select t.leg_id as "legId", t.document_id as "documentId", t.place_x as x, t.place_y as y, t.attempts, e.number,
      coalesce(e.year, 0) as year, u.name_th as "unitName", l.received_at as "receivedAt",
      f.sha256, df.name as "fileName"
    from taken t join leg l on l.id = t.leg_id join unit u on u.id = l.to_unit_id
      join document_file df on df.document_id = t.document_id and df.sequence = 1 join file f on f.id = df.file_id
      left join register_entry e on e.leg_id = t.leg_id and e.state = 'issued'`.execute(db);
  return rows.map(({ x, y, ...stamp }) => ({ ...stamp, place: { x, y } }));
}

/** Keeps a stamped copy as a file of the letter. */
export async function saveStamped(
  db: Transaction,
  { legId, documentId }: Pick<DueStamp, 'legId' | 'documentId'>,
  file: { sha256: Buffer; size: number; pages: number; name: string; now: Date },
): Promise<void> {
  await sql`select 1 from document where id = ${documentId} for update`.execute(db);
  await sql`
    with kept as (
      insert into file (sha256, size, media_type, pages, created_at)
      values (${file.sha256}, ${file.size}, 'application/pdf', ${file.pages}, ${file.now}) returning id
    ), listed as (
      insert into document_file (document_id, sequence, file_id, name)
      select ${documentId}, (select max(sequence) + 1 from document_file where document_id = ${documentId}), id,
        ${file.name} from kept
    )
    update receive_stamp set state = 'made', file_id = kept.id, error = null from kept where leg_id = ${legId}`.execute(db);
}

/** Puts a stamp off that could not be made, or gives it up. */
export async function putOffStamp(db: Database, legId: number, { error, at }: { error: string; at: Date | null }): Promise<void> {
  await sql`
    update receive_stamp set error = ${error},
      state = case when ${at}::timestamptz is null then 'failed' else state end::stamp_state,
      next_try_at = coalesce(${at}::timestamptz, next_try_at)
    where leg_id = ${legId}`.execute(db);
}
