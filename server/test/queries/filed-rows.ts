import { expect } from 'vitest';
import { readLetter } from '../../src/features/documents/letter/letter-store';
import { fileLetter, type QueueEntry } from '../../src/features/queues/queue-rules';
import type { Database } from '../../src/platform/database';

const shown = (rows: readonly Pick<QueueEntry, 'deskId' | 'queue' | 'legId' | 'dueOn'>[]) =>
  rows.map(({ deskId, queue, legId, dueOn }) => `desk ${deskId}, queue ${queue}, leg ${legId}, due ${dueOn}`).sort();

/** The queue rows of a letter are those that its stored route asks for. */
export async function expectFiledAsStored(db: Database, documentId: number): Promise<void> {
  const letter = await readLetter(db, documentId);
  expect(shown(letter.kept)).toEqual(shown(fileLetter(letter)));
}
