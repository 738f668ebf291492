import { Readable } from 'node:stream';
import { bangkokDay, formatDay } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { innerOrigin, nobody, runAction, type World } from '../../../platform/action';
import { theProduct } from '../../../platform/fair-gate';
import type { FileStorage } from '../../../platform/files';
import type { Log } from '../../../platform/log';
import { inspectPdf } from '../../../platform/media/pdf';
import { stampFirstPage } from '../../../platform/media/stamp-pdf';
import { DatabaseAway } from '../../../platform/outage';
import type { ReceiveStamp } from '../../../platform/typeset/forms';
import type { Typesetting } from '../../../platform/typeset/typesetting';
import { openWorker } from '../../../platform/worker';
import { noteTexts } from '../letter/route-texts';
import { type DueStamp, putOffStamp, saveStamped, takeDueStamps } from './stamp-store';

/** Makes the stamped copies of received letters, outside of any use case. */
export interface Stamper {
  start(): void;
  /** Makes what is due now, and answers how many it took. */
  stampDue(): Promise<number>;
  stop(): Promise<void>;
}

const batch = 10;
const lookEveryMs = 1500;
const putOffSeconds = 60;
const mostAttempts = 5;
const largest = 200 * 1024 * 1024;

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Bangkok', hour: '2-digit', minute: '2-digit' });

/** What stands on the stamp (ข้อ 37): the registry, the receive number, the day and the time, in Thai digits. */
function stampWords({ unitName, number, receivedAt }: Pick<DueStamp, 'unitName' | 'number' | 'receivedAt'>): ReceiveStamp {
  return {
    agency: unitName,
    number: toThaiDigits(String(number)),
    date: toThaiDigits(formatDay(bangkokDay(receivedAt), 'th', 'short')),
    time: toThaiDigits(noteTexts.hours(clock.format(receivedAt).replace(':', '.'))),
  };
}

/** Lays the receive stamp on copies of letters as they are received; one that fails is tried again, later each time, five times in all. */
export function openStamper(world: World, { typesetting, storage }: { typesetting: Typesetting; storage: FileStorage }, log: Log): Stamper {
  const makeOne = async (due: DueStamp) => {
    if (due.number === null) return putOffStamp(world.db, due.legId, { error: 'the receipt was cancelled', at: null });
    const stamp = await typesetting.typeset('stamp', stampWords(due));
    const original = Buffer.concat(await storage.read(due.sha256).toArray());
    const copy = await stampFirstPage(original, stamp, due.place);
    const intake = await storage.take(Readable.from([Buffer.from(copy)]), largest);
    const { pages } = await inspectPdf(intake.path, theProduct);
    await intake.keep();
    const { sha256, size } = intake;
    await runAction(world, 'stampCopy', { actor: nobody, origin: innerOrigin }, async ({ db, now, audit }) => {
      audit({ documentId: due.documentId, detail: { legId: due.legId } });
      await saveStamped(db, due, { sha256, size, pages, name: due.fileName, now });
    });
  };
  const stampDue = async () => {
    const due = await takeDueStamps(world.db, { now: world.clock(), most: batch, putOffSeconds });
    for (const one of due) {
      await makeOne(one).catch(async (error) => {
        if (error instanceof DatabaseAway) throw error;
        const hopeless = one.attempts >= mostAttempts;
        log.error({ err: error, legId: one.legId, hopeless }, 'a letter could not be stamped');
        await putOffStamp(world.db, one.legId, { error: String(error), at: hopeless ? null : new Date(world.clock().getTime() + 5000 * 2 ** one.attempts) });
      });
    }
    return due.length;
  };
  const { start, stop } = openWorker({ work: stampDue, everyMs: lookEveryMs, failure: 'stamps that wait could not be looked up', log });
  return { start, stampDue, stop };
}
