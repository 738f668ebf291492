import { open } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

/** Why a file is no PDF that can be taken. */
export type PdfTrouble = 'notPdf' | 'damaged' | 'locked' | 'empty';
export class BadPdf extends Error {
  constructor(readonly trouble: PdfTrouble) {
    super(trouble);
  }
}

const longestMs = 20_000;

/**
 * Opens a PDF and counts its pages. The content decides, not the name: the file must begin as a PDF and be readable by a
 * renderer, which runs in a thread of its own so that a hostile file can stop neither requests nor the process.
 */
export async function inspectPdf(path: string): Promise<{ pages: number }> {
  const head = Buffer.alloc(1024);
  const handle = await open(path, 'r');
  try {
    await handle.read(head, 0, head.length, 0);
  } finally {
    await handle.close();
  }
  if (!head.includes('%PDF-')) throw new BadPdf('notPdf');
  const pages = await countPages(path);
  if (pages === 0) throw new BadPdf('empty');
  return { pages };
}

function countPages(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pdf-worker.mjs', import.meta.url), { workerData: path, resourceLimits: { maxOldGenerationSizeMb: 512 } });
    const timer = setTimeout(() => finish(() => reject(new BadPdf('damaged'))), longestMs);
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      void worker.terminate();
      settle();
    };
    worker.once('message', (answer: number | PdfTrouble) => finish(() => (typeof answer === 'number' ? resolve(answer) : reject(new BadPdf(answer)))));
    worker.once('error', () => finish(() => reject(new BadPdf('damaged'))));
  });
}
