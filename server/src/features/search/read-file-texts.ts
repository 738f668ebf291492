import type { World } from '../../platform/action';
import type { FileStorage } from '../../platform/files';
import { doubling, type Kind } from '../../platform/jobs/kinds';
import { BadPdf, readPdfText } from '../../platform/media/pdf';
import { findFileToRead, saveText } from './file-text-store';

/**
 * Extracts the text of PDFs of open letters after the commit, one at a time and outside requests. Disk or memory errors are retried with
 * growing waits, five times in all; a locked or damaged file is marked as such. Letters with a secrecy class are never read.
 */
export function fileTextKind({ db, clock }: World, storage: FileStorage): Kind<{ fileId: number }> {
  async function read(sha256: Buffer) {
    try {
      const { text, isCut } = await readPdfText(Buffer.concat(await storage.read(sha256).toArray()));
      return { state: text === '' ? ('empty' as const) : ('read' as const), text, isCut };
    } catch (error) {
      if (!(error instanceof BadPdf)) throw error;
      return { state: error.trouble === 'locked' ? ('locked' as const) : ('damaged' as const), text: '', isCut: false };
    }
  }
  return {
    atOnce: 1,
    retryAfter: doubling({ first: 60, longest: 3600, most: 5 }),
    run: async ({ fileId }) => {
      const file = await findFileToRead(db, fileId);
      if (!file) return undefined;
      const found = await read(file.sha256);
      await db.transaction().execute((transaction) => saveText(transaction, fileId, { ...found, now: clock() }));
      return undefined;
    },
    givenUp: (transaction, { fileId }, now) => saveText(transaction, fileId, { state: 'damaged', text: '', isCut: false, now }),
  };
}
