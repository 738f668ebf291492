import type { ActContext } from '../../../platform/action';
import { uploadGone } from '../letter/refusals';
import { insertDocumentFiles, takeUploads } from './document-entry-store';

/** Attaches the person's uploads to a letter, after its existing files. Refuses uploads that no longer exist. */
export async function attachUploads(
  { db, actor }: ActContext,
  { documentId, uploadIds, noteId }: { documentId: number; uploadIds: readonly string[]; noteId: number | null },
): Promise<void> {
  const files = await takeUploads(db, uploadIds, actor.personId);
  if (files.length !== uploadIds.length) throw uploadGone();
  if (files.length > 0) await insertDocumentFiles(db, documentId, files, noteId);
}
