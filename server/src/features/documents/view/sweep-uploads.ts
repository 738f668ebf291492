import type { World } from '../../../platform/action';
import type { FileStorage } from '../../../platform/files';
import { discardUploads } from './document-entry-store';

const day = 24 * 60 * 60 * 1000;

/** Deletes uploads that no letter used within a day. */
export async function sweepUploads({ db, clock }: World, storage: FileStorage): Promise<void> {
  const unused = await db.transaction().execute((transaction) => discardUploads(transaction, new Date(clock().getTime() - day)));
  for (const sha256 of unused) await storage.remove(sha256);
}
