import { Readable } from 'node:stream';
import { stampWords } from '@sarabun/contract/documents/stamp-words';
import { innerOrigin, nobody, runAction, type World } from '../../../platform/action';
import type { FileStorage } from '../../../platform/files';
import { doubling, GiveUp, type Kind } from '../../../platform/jobs/kinds';
import { inspectPdf } from '../../../platform/media/pdf';
import { stampFirstPage } from '../../../platform/media/stamp-pdf';
import type { Typesetting } from '../../../platform/typeset/typesetting';
import { backgroundWork } from '../../../platform/work/fair-queue';
import { type DueStamp, findStampToLay, saveStamped } from './stamp-store';

const largest = 200 * 1024 * 1024;

/** Puts the receive stamp on copies of received letters; gives up after five tries with growing waits. */
export function stampKind(world: World, { typesetting, storage }: { typesetting: Typesetting; storage: FileStorage }): Kind<{ legId: number }> {
  const lay = async (due: DueStamp) => {
    const { unitName, number, receivedAt } = due;
    if (number === null || receivedAt === null) throw new GiveUp('the receipt was cancelled');
    const stamp = await typesetting.typeset('stamp', stampWords(unitName, number, receivedAt));
    const original = Buffer.concat(await storage.read(due.sha256).toArray());
    const copy = await stampFirstPage(original, stamp, due.place);
    const intake = await storage.take(Readable.from([Buffer.from(copy)]), largest);
    const { pages } = await inspectPdf(intake.path, backgroundWork);
    await intake.keep();
    const { sha256, size } = intake;
    await runAction(world, 'stampCopy', { actor: nobody, origin: innerOrigin }, async ({ db, now, audit }) => {
      audit({ documentId: due.documentId, detail: { legId: due.legId } });
      await saveStamped(db, due, { sha256, size, pages, name: due.fileName, now });
    });
  };
  return {
    atOnce: 1,
    retryAfter: doubling({ first: 10, longest: 3600, most: 5 }),
    run: async ({ legId }) => {
      const due = await findStampToLay(world.db, legId);
      if (due) await lay(due);
      return undefined;
    },
  };
}
