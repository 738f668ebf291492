import { queues } from '@sarabun/contract/queues/queue';
import { type RawBuilder, sql } from 'kysely';
import type { ActContext } from '../../platform/action';
import type { Database } from '../../platform/database';
import { type FiledLetter, fileLetter, type QueueEntry } from './queue-rules';

type Kept = Pick<QueueEntry, 'deskId' | 'queue' | 'legId' | 'dueOn'>;

const keyOf = ({ deskId, queue, legId, dueOn }: Kept) => `${deskId} ${queue} ${legId} ${dueOn ?? ''}`;

/**
 * Refiles a letter after its route changed: deletes queue rows that are no longer right, adds missing ones, and announces the affected
 * desks; a trigger updates the counters. Queues change only here, in `refileAtSpeed` and in `fileNew`. `kept` are its current rows.
 */
export async function refile({ db, announce }: ActContext, letter: FiledLetter, kept: readonly Kept[]): Promise<void> {
  const wanted = new Map(fileLetter(letter).map((row) => [keyOf(row), row]));
  const known = new Set(kept.map(keyOf));
  const gone = kept.filter((row) => !wanted.has(keyOf(row)));
  const come = [...wanted].filter(([key]) => !known.has(key)).map(([, row]) => row);
  if (gone.length > 0) {
    await sql`
      delete from queue_entry e using json_to_recordset(${JSON.stringify(gone)}::json) as g ("deskId" int,
        queue smallint, "legId" bigint)
      where e.desk_id = g."deskId" and e.queue = g.queue and e.leg_id = g."legId"`.execute(db);
  }
  if (come.length > 0) {
    await sql`${filed(come, { documentId: sql`${letter.documentId}::bigint`, legId: sql`c."legId"`, from: sql`` })}`.execute(db);
  }
  announceMoved(announce, letter, [...gone, ...come]);
}

/**
 * Moves the rows of a letter to its speed class, in whichever queues they are, and announces their desks. Each row is removed and filed anew, so
 * that the counters follow. The caller holds the letter's lock.
 */
export async function refileAtSpeed({ db, announce }: ActContext, letter: Pick<FiledLetter, 'documentId' | 'speed' | 'secrecy'>): Promise<void> {
  const { documentId, speed } = letter;
  const { rows: moved } = await sql<Pick<QueueEntry, 'deskId' | 'queue'>>`
    with gone as (delete from queue_entry where document_id = ${documentId} and speed <> ${speed} returning *)
    insert into queue_entry (desk_id, queue, leg_id, document_id, speed, secrecy, due_on, sent_at, has_file, to_person)
    select desk_id, queue, leg_id, document_id, ${speed}::smallint, secrecy, due_on, sent_at, has_file, to_person
    from gone
    returning desk_id as "deskId", queue`.execute(db);
  announceMoved(announce, letter, moved);
}

/** A letter that is being stored with a single leg, whose ids are not known yet. */
type NewLetter = Omit<FiledLetter, 'documentId' | 'legs' | 'follows'> & { leg: Omit<FiledLetter['legs'][number], 'legId' | 'parentLegId'> };

/** The queue rows of a letter that is being stored with its only leg; announces the affected desks. */
export function fileNew({ announce }: Pick<ActContext, 'announce'>, { leg, ...letter }: NewLetter): QueueEntry[] {
  const rows = fileLetter({ ...letter, documentId: 0, legs: [{ ...leg, legId: 0, parentLegId: null }], follows: [] });
  announceMoved(announce, letter, rows);
  return rows;
}

/** SQL: inserts these rows in the statement that stores their letter and leg, where `document` and `leg` return an `id`. */
export const filedNew = (rows: readonly QueueEntry[]) =>
  filed(rows, { documentId: sql`document.id`, legId: sql`leg.id`, from: sql`cross join document cross join leg` });

/** SQL: inserts queue rows; the ids of their letter and leg come from columns of `from`, or are values. */
const filed = (rows: readonly QueueEntry[], { documentId, legId, from }: Record<'documentId' | 'legId' | 'from', RawBuilder<unknown>>) => sql`
  insert into queue_entry (desk_id, queue, leg_id, document_id, speed, secrecy, due_on, sent_at, has_file, to_person)
  select c."deskId", c.queue, ${legId}, ${documentId}, c.speed, c.secrecy, c."dueOn", c."sentAt", c."hasFile",
    c."toPerson"
  from json_to_recordset(${JSON.stringify(rows)}::json)
    as c ("deskId" int, queue smallint, "legId" bigint, speed smallint, secrecy smallint, "dueOn" date,
      "sentAt" timestamptz, "hasFile" boolean, "toPerson" boolean) ${from}`;

function announceMoved(announce: ActContext['announce'], { secrecy }: Pick<FiledLetter, 'secrecy'>, moved: readonly Pick<QueueEntry, 'deskId' | 'queue'>[]) {
  if (moved.length === 0) return;
  announce('queues.moved', { deskIds: [...new Set(moved.map((row) => row.deskId))], queues: [...new Set(moved.map((row) => row.queue))], secrecy });
}

/** Removes the completed rows of letters that were closed before a moment. */
export async function removeCompleted(db: Database, before: Date): Promise<void> {
  await sql`
    delete from queue_entry e using document d
    where d.id = e.document_id and e.queue = ${queues.jobCompleted.number} and d.closed_at < ${before}`.execute(db);
}
