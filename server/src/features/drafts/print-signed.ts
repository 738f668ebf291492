import { Readable } from 'node:stream';
import type { World } from '../../platform/action';
import { innerOrigin, nobody, runAction } from '../../platform/action';
import { theProduct } from '../../platform/fair-gate';
import type { FileStorage } from '../../platform/files';
import type { Log } from '../../platform/log';
import { inspectPdf } from '../../platform/media/pdf';
import { DatabaseAway } from '../../platform/outage';
import type { Listener } from '../../platform/outbox';
import { openWorker } from '../../platform/worker';
import { putOffPrint, queuePrint, savePrinted, takeDuePrints } from './paper-store';
import { fileNameOf, type Press, setPaper } from './set-paper';

/** A signed letter waits to be printed from the moment its signature is stored. */
export const queueSignedPaper: Listener<'document.signed'> = async ({ db, now }, { documentId }) => queuePrint(db, documentId, now);

/** Prints signed letters, outside of any use case. */
export interface Printer {
  start(): void;
  /** Prints what is due now, and answers how many letters it took. */
  printDue(): Promise<number>;
  stop(): Promise<void>;
}

const batch = 10;
const lookEveryMs = 2000;
const largest = 30 * 1024 * 1024;
const longestWaitSeconds = 3600;

/** Prints signed letters as they come; one that fails is tried again, later each time, and says so on the letter. */
export function openPrinter(world: World, press: Press, log: Log): Printer {
  const printDue = async () => {
    const due = await takeDuePrints(world.db, { now: world.clock(), most: batch, putOffSeconds: 60 });
    for (const { documentId, attempts } of due) {
      await printOne(world, press, documentId).catch(async (error) => {
        if (error instanceof DatabaseAway) throw error;
        log.error({ err: error, documentId }, 'a signed letter could not be printed');
        const seconds = Math.min(longestWaitSeconds, 5 * 2 ** attempts);
        await putOffPrint(world.db, { documentId, error: String(error), now: world.clock(), seconds });
      });
    }
    return due.length;
  };
  const { start, stop } = openWorker({ work: printDue, everyMs: lookEveryMs, failure: 'signed letters could not be looked for', log });
  return { start, printDue, stop };
}

async function printOne(world: World, press: Press, documentId: number): Promise<void> {
  const set = await setPaper({ db: world.db, now: world.clock(), personId: theProduct }, press, documentId);
  if (!set) throw new Error(`there is no letter ${documentId}`);
  const kept = await keep(press.storage, set.pdf);
  await runAction(world, 'printLetter', { actor: nobody, origin: innerOrigin }, async ({ db, now, announce, audit }) => {
    audit({ documentId });
    const isMine = await savePrinted(db, { documentId, name: fileNameOf(set.paper), ...kept, now });
    if (isMine) announce('letter.printed', { documentId });
  });
}

async function keep(storage: FileStorage, pdf: Uint8Array): Promise<{ sha256: Buffer; size: number; pages: number }> {
  const intake = await storage.take(Readable.from([Buffer.from(pdf)]), largest);
  const { pages } = await inspectPdf(intake.path, theProduct);
  await intake.keep();
  return { sha256: intake.sha256, size: intake.size, pages };
}
