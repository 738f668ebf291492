import type { ReadContext } from '../../platform/action';
import { readMailFolder } from '../../platform/mail-folder';
import { notFound } from '../../platform/refusals';
import { unsentMails } from './outbox-store';

const mostShown = 50;

/** Shows what was mailed, to anyone: in DEV mode only (`folder` is null in PROD mode), where no mail is a real one. */
export async function readOutbox({ db }: ReadContext, folder: string | null) {
  if (folder === null) throw notFound();
  return { mails: await readMailFolder(folder, mostShown), unsent: await unsentMails(db, mostShown) };
}
