import { sql } from 'kysely';
import type { Database } from '../../platform/database';

/** A file that waits to be read. */
export interface WaitingFile {
  fileId: number;
  sha256: Buffer;
  size: number;
  attempts: number;
}

const leaseSeconds = 120;

/** Takes the next file that waits; it is tried again when its reader died. Only files that an open letter carries are ever taken. */
export async function takeFile(db: Database): Promise<WaitingFile | null> {
  const { rows } = await sql<WaitingFile>`
    update file_text t set attempts = t.attempts + 1, next_try_at = now() + make_interval(secs => ${leaseSeconds})
    from file f where f.id = t.file_id and t.file_id = (
      select w.file_id from file_text w where w.state = 'waiting' and w.next_try_at <= now()
        and exists (select from document_file df join document d on d.id = df.document_id
          where df.file_id = w.file_id and d.secrecy = 1)
      order by w.next_try_at, w.file_id limit 1 for update skip locked)
    returning t.file_id as "fileId", f.sha256, f.size, t.attempts`.execute(db);
  return rows[0] ?? null;
}

/** Keeps what a file says, or that it says nothing or cannot be read. A file whose letter became secret meanwhile has no row any more. */
export async function saveText(
  db: Database,
  fileId: number,
  { state, text, isCut }: { state: 'read' | 'empty' | 'locked' | 'damaged'; text: string; isCut: boolean },
): Promise<void> {
  await sql`
    update file_text set state = ${state}, text = ${text}, is_cut = ${isCut}, ended_at = now(), last_error = null
    where file_id = ${fileId} and state = 'waiting'`.execute(db);
}

/** Lets a file wait again after what was in the way; given up as damaged where `seconds` is null. */
export async function putOffFile(db: Database, fileId: number, { seconds, error }: { seconds: number | null; error: string }): Promise<void> {
  await sql`
    update file_text set last_error = ${error.slice(0, 500)},
      next_try_at = now() + make_interval(secs => ${seconds ?? 0}),
      state = case when ${seconds}::int is null then 'damaged'::file_text_state else state end,
        ended_at = case when ${seconds}::int is null then now() end
    where file_id = ${fileId} and state = 'waiting'`.execute(db);
}
