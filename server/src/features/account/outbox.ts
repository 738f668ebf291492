import type { ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { readMailFolder } from '../../platform/services/mail-folder';
import { unsentMails } from './outbox-store';

const mostShown = 50;

/**
 * Shows what was mailed, to anyone on this machine: in DEV mode only (`folder` is null elsewhere), where no mail is a real one. Codes to set a
 * new password stand in it.
 */
export async function readOutbox({ db }: ReadContext, folder: string | null, isFromHere: boolean) {
  if (folder === null || !isFromHere) throw notFound();
  return { mails: await readMailFolder(folder, mostShown), unsent: await unsentMails(db, mostShown) };
}
