import type { ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { readMailFolder } from '../../platform/services/mail-folder';
import { unsentMails } from './outbox-store';

const maxShown = 50;

/**
 * Shows sent mails to everyone on this machine, in DEV mode only (otherwise `folder` is null), where no mail is real. They contain password
 * reset codes.
 */
export async function readOutbox({ db }: ReadContext, folder: string | null, isFromHere: boolean) {
  if (folder === null || !isFromHere) throw notFound();
  return { mails: await readMailFolder(folder, maxShown), unsent: await unsentMails(db, maxShown) };
}
