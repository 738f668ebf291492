import type { World } from '../../../platform/action';
import { type FileStorage, sentAgainMs } from '../../../platform/files';
import { discardUploads, forgetPiles } from './document-entry-store';

const day = 24 * 60 * 60 * 1000;

/** Days that an unchanged letter waits on a receiving desk. */
const maxWaitDays = 14;

/** Deletes uploads that no letter used within a day, unless they wait on a receiving desk, and letters that wait there unchanged for too long. */
export async function sweepUploads({ db, clock }: World, storage: FileStorage): Promise<void> {
  const before = (days: number) => new Date(clock().getTime() - days * day);
  const unused = await db.transaction().execute(async (transaction) => {
    await forgetPiles(transaction, before(maxWaitDays));
    return discardUploads(transaction, before(1));
  });
  for (const sha256 of unused) await storage.remove(sha256, sentAgainMs);
}
