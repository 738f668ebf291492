import type { Database } from '../../platform/database';
import type { FileStorage } from '../../platform/files';
import type { Log } from '../../platform/log';
import { BadPdf, readPdfText } from '../../platform/media/pdf';
import { DatabaseAway } from '../../platform/outage';
import { openWorker } from '../../platform/worker';
import { putOffFile, saveText, takeFile, type WaitingFile } from './file-text-store';

/** The worker that reads what the PDFs of open letters say. */
export interface TextReader {
  /** Reads one waiting file; false where none waits. */
  readNext(): Promise<boolean>;
  start(): void;
  stop(): Promise<void>;
}

const pollMs = 2000;
const mostAttempts = 5;
const firstWaitSeconds = 30;

/**
 * Reads the PDFs of open letters after the commit, one at a time and far from the requests. Disk or memory that fails is tried again
 * later, five times in all; a file that is locked or damaged says so and is left. Letters of a secrecy class are never read.
 */
export function openTextReader({ db, storage, log }: { db: Database; storage: FileStorage; log: Log }): TextReader {
  async function readNext(): Promise<boolean> {
    const file = await takeFile(db);
    if (file) await read(file);
    return file !== null;
  }

  async function read({ fileId, sha256, attempts }: WaitingFile): Promise<void> {
    try {
      const content = Buffer.concat(await storage.read(sha256).toArray());
      const { text, isCut } = await readPdfText(content);
      await saveText(db, fileId, { state: text === '' ? 'empty' : 'read', text, isCut });
    } catch (error) {
      if (error instanceof BadPdf) return saveText(db, fileId, { state: error.trouble === 'locked' ? 'locked' : 'damaged', text: '', isCut: false });
      if (error instanceof DatabaseAway) throw error;
      const hopeless = attempts >= mostAttempts;
      log.error({ err: error, fileId, attempts, hopeless }, 'the text of a file could not be read');
      await putOffFile(db, fileId, { seconds: hopeless ? null : firstWaitSeconds * 2 ** attempts, error: String(error) });
    }
  }

  const { start, stop } = openWorker({ work: readNext, everyMs: pollMs, failure: 'files that wait to be read could not be looked up', log });
  return { readNext, start, stop };
}
