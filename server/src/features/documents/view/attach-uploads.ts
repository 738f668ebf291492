import type { ActContext } from '../../../platform/action';
import { refuseLowerClass } from '../letter/class-rules';
import { uploadGone } from '../letter/refusals';
import { insertDocumentFiles, takeUploads } from './document-entry-store';

/**
 * Attaches the person's uploads to a letter, after its existing files. Refuses uploads that no longer exist, and those that bear the
 * mark of a higher class than the letter's.
 */
export async function attachUploads(
  { db, actor }: ActContext,
  { documentId, uploadIds, noteId, secrecy }: { documentId: number; uploadIds: readonly string[]; noteId: number | null; secrecy: number },
): Promise<void> {
  const files = await takeUploads(db, uploadIds, actor.personId);
  if (files.length !== uploadIds.length) throw uploadGone();
  refuseLowerClass(secrecy, files);
  if (files.length > 0) await insertDocumentFiles(db, documentId, files, noteId);
}
