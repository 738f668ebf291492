import { type DocumentView, openDocument } from '@sarabun/contract/documents/open-document';
import { filePath } from '@sarabun/contract/documents/register-incoming';
import { letterPdfPath } from '@sarabun/contract/drafts/paper-paths';
import { readMayKeep } from '@sarabun/contract/may-keep';
import { CallFailed, call } from '../../platform/call';
import { type KeptLetter, keepLetter, keptLetters, mostBytesOfLetter, type NotKept } from '../../platform/offline/kept-letters';

/** A letter to be kept, seen through a leg. */
export interface ToKeep {
  documentId: number;
  legId?: number | undefined;
}

/** What became of it: kept, or why not; `notAllowed` is the server's word, `failed` a file or letter that could not be fetched. */
export type Keeping = 'kept' | NotKept | 'notAllowed' | 'failed';

/** Fetches a letter with its PDFs and keeps it on this device, if the server allows it. */
export async function keepForReading({ documentId, legId }: ToKeep): Promise<Keeping> {
  if (!('indexedDB' in globalThis) || !crypto.subtle) return 'blocked';
  let answered: { header: string | null; body: unknown } = { header: null, body: null };
  const onAnswer = (header: string | null, body: unknown) => {
    answered = { header, body };
  };
  try {
    const { item } = await call(openDocument, { documentId, legId }, { onAnswer });
    const may = readMayKeep(answered.header);
    // Nothing was answered now if the letter came from this device.
    if (!may) return answered.body === null ? 'failed' : 'notAllowed';
    const pdfs = pdfsOf(item);
    if (pdfs.reduce((sum, { size }) => sum + size, 0) > mostBytesOfLetter) return 'tooLarge';
    const files = new Map<string, ArrayBuffer>();
    for (const { address } of pdfs) files.set(address, await fetched(address));
    const bytes = [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
    const letter: KeptLetter = { documentId, legId: item.legId, subject: item.subject, number: item.number ?? '', files: [...files.keys()], bytes };
    return (await keepLetter(letter, { may, body: answered.body }, files)) ?? 'kept';
  } catch (error) {
    return error instanceof CallFailed && (error.status === 403 || error.status === 404) ? 'notAllowed' : 'failed';
  }
}

/** The PDFs of a letter; first its own paper while it is not printed. */
function pdfsOf({ documentId, own, files }: DocumentView): { address: string; size: number }[] {
  const pdfs = files.filter(({ mediaType }) => mediaType === 'application/pdf').map(({ fileId, size }) => ({ address: filePath(fileId, documentId), size }));
  return own && own.paper !== 'printed' ? [{ address: letterPdfPath(documentId, own.revision), size: 0 }, ...pdfs] : pdfs;
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`The file was answered ${reply.status}.`);
  return await reply.arrayBuffer();
}

/**
 * Asks again for every kept letter: what may no longer be read is removed, what has changed is replaced. Ends at the first one that cannot be
 * asked for.
 */
export async function checkKept(): Promise<void> {
  for (const { documentId, legId, files } of await keptLetters().catch(() => [])) {
    let answered = false;
    const onAnswer = () => {
      answered = true;
    };
    const view = await call(openDocument, { documentId, legId: legId ?? undefined }, { onAnswer }).catch((error: unknown) => error);
    if (!answered && !(view instanceof CallFailed && view.status >= 400 && view.status < 500)) return;
    const newest = answered ? pdfsOf((view as { item: DocumentView }).item).map(({ address }) => address) : files;
    if (newest.join() !== files.join()) await keepForReading({ documentId, legId: legId ?? undefined });
  }
}
