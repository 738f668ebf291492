import { Readable } from 'node:stream';
import type { World } from '../../platform/action';
import { innerOrigin, nobody, runAction } from '../../platform/action';
import type { FileStorage } from '../../platform/files';
import { doubling, type Kind } from '../../platform/jobs/kinds';
import { inspectPdf } from '../../platform/media/pdf';
import type { Listener } from '../../platform/outbox';
import { backgroundWork } from '../../platform/work/fair-queue';
import { awaitsPaper, queuePrint, savePrinted } from './paper-store';
import { fileNameOf, type Press, setPaper } from './set-paper';

/** Queues a signed letter for printing as soon as its signature is stored. */
export const queueSignedPaper: Listener<'document.signed'> = async ({ db, now }, { documentId }) => queuePrint(db, documentId, now);

const largest = 30 * 1024 * 1024;

/** Prints signed letters; a failed one is retried with growing waits and shows that on the letter. */
export function printKind(world: World, press: Press): Kind<{ documentId: number }> {
  return {
    atOnce: 1,
    retryAfter: doubling({ first: 5, longest: 3600 }),
    run: async ({ documentId }) => {
      if (await awaitsPaper(world.db, documentId)) await printOne(world, press, documentId);
      return undefined;
    },
  };
}

async function printOne(world: World, press: Press, documentId: number): Promise<void> {
  const set = await setPaper({ db: world.db, now: world.clock(), personId: backgroundWork }, press, documentId);
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
  const { pages } = await inspectPdf(intake.path, backgroundWork);
  await intake.keep();
  return { sha256: intake.sha256, size: intake.size, pages };
}
