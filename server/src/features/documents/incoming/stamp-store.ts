import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import { enqueue } from '../../../platform/jobs/enqueue';
import type { StampPlace } from '../../../platform/media/stamp-pdf';

/** Requests a stamped copy of the letter of a leg; does nothing if the letter has no file. */
export async function askForStamp(
  db: Transaction,
  { legId, documentId, place, now }: { legId: number; documentId: number; place: StampPlace; now: Date },
): Promise<void> {
  const { rows } = await sql`
    insert into receive_stamp (leg_id, document_id, place_x, place_y)
    select ${legId}, ${documentId}, ${place.x}, ${place.y}
    where exists (select 1 from document_file where document_id = ${documentId} and sequence = 1)
    on conflict (leg_id) do update set place_x = excluded.place_x, place_y = excluded.place_y, file_id = null
    returning leg_id`.execute(db);
  if (rows.length > 0) await enqueue({ db, now }, 'stamp', { legId }, { key: legId });
}

/** The content of a stamp and the file it goes on. */
export interface DueStamp {
  legId: number;
  documentId: number;
  place: StampPlace;
  /** In the receive register; null if the receipt was cancelled in the meantime. */
  number: number | null;
  year: number;
  unitName: string;
  /** Null like the number. */
  receivedAt: Date | null;
  sha256: Buffer;
  fileName: string;
}

/** A pending stamp; null if it is done. */
export async function findStampToLay(db: Database, legId: number): Promise<DueStamp | null> {
  const { rows } = await sql<Omit<DueStamp, 'place'> & StampPlace>`
    select t.leg_id as "legId", t.document_id as "documentId", t.place_x as x, t.place_y as y, e.number,
      coalesce(e.year, 0) as year, u.name_th as "unitName", l.received_at as "receivedAt",
      f.sha256, df.name as "fileName"
    from receive_stamp t join leg l on l.id = t.leg_id join unit u on u.id = l.to_unit_id
      join document_file df on df.document_id = t.document_id and df.sequence = 1 join file f on f.id = df.file_id
      left join register_entry e on e.leg_id = t.leg_id and e.state = 'issued'
    where t.leg_id = ${legId} and t.file_id is null`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { x, y, ...stamp } = found;
  return { ...stamp, place: { x, y } };
}

/** Stores a stamped copy as a file of the letter; does nothing if the stamp is done, or was moved to another place in the meantime. */
export async function saveStamped(
  db: Transaction,
  { legId, documentId, place }: Pick<DueStamp, 'legId' | 'documentId' | 'place'>,
  file: { sha256: Buffer; size: number; pages: number; name: string; now: Date },
): Promise<void> {
  await sql`select 1 from document where id = ${documentId} for update`.execute(db);
  await sql`
    with wanted as (
      select leg_id from receive_stamp
      where leg_id = ${legId} and file_id is null and place_x = ${place.x} and place_y = ${place.y} for update
    ), kept as (
      insert into file (sha256, size, media_type, pages, created_at)
      select ${file.sha256}, ${file.size}::bigint, 'application/pdf', ${file.pages}::int, ${file.now}::timestamptz
      from wanted
      returning id
    ), listed as (
      insert into document_file (document_id, sequence, file_id, name)
      select ${documentId}, (select max(sequence) + 1 from document_file where document_id = ${documentId}), id,
        ${file.name} from kept
    )
    update receive_stamp set file_id = kept.id from kept where leg_id = ${legId}`.execute(db);
}
