import { queues } from '@sarabun/contract/queues/queue';
import { sql } from 'kysely';
import type { ActContext } from '../../platform/action';
import type { Database } from '../../platform/database';
import { type FiledLetter, fileLetter, type QueueEntry } from './queue-rules';

type Kept = Pick<QueueEntry, 'deskId' | 'queue' | 'legId' | 'dueOn'>;

const keyOf = ({ deskId, queue, legId, dueOn }: Kept) => `${deskId} ${queue} ${legId} ${dueOn ?? ''}`;

/**
 * Refiles a letter after its route changed: deletes queue rows that are no longer right, adds missing ones, and announces the affected
 * desks; a trigger updates the counters. The only place that changes the queues. `kept` are its current rows.
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
    await sql`
      insert into queue_entry (desk_id, queue, leg_id, document_id, speed, secrecy, due_on, sent_at, has_file,
        to_person)
      select "deskId", queue, "legId", ${letter.documentId}, speed, secrecy, "dueOn", "sentAt", "hasFile", "toPerson"
      from json_to_recordset(${JSON.stringify(come)}::json)
        as c ("deskId" int, queue smallint, "legId" bigint, speed smallint, secrecy smallint, "dueOn" date,
          "sentAt" timestamptz, "hasFile" boolean, "toPerson" boolean)`.execute(db);
  }
  const moved = [...gone, ...come];
  if (moved.length === 0) return;
  announce('queues.moved', {
    deskIds: [...new Set(moved.map((row) => row.deskId))],
    queues: [...new Set(moved.map((row) => row.queue))],
    secrecy: letter.secrecy,
  });
}

/** Removes the completed rows of letters that were closed before a moment. */
export async function removeCompleted(db: Database, before: Date): Promise<void> {
  await sql`
    delete from queue_entry e using document d
    where d.id = e.document_id and e.queue = ${queues.jobCompleted.number} and d.closed_at < ${before}`.execute(db);
}
