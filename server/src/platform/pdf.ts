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

const mostPages = 100;
const mostLetters = 60_000;

/**
 * Reads what a PDF says, as far as its first pages go; empty for a scan. The file is taken from memory, so that one that is kept
 * sealed need not lie open on the disk. Refuses what is locked or damaged, or takes too long, as `inspectPdf` does.
 */
export async function readPdfText(content: Buffer): Promise<{ text: string; isCut: boolean }> {
  return look<{ text: string; isCut: boolean }>({ content, text: { mostPages, mostLetters } });
}

const countPages = async (path: string): Promise<number> => (await look<{ pages: number }>({ path })).pages;

type Asked = { path: string } | { content: Buffer; text: { mostPages: number; mostLetters: number } };

function look<Answer extends object>(asked: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pdf-worker.mjs', import.meta.url), { workerData: asked, resourceLimits: { maxOldGenerationSizeMb: 512 } });
    const timer = setTimeout(() => finish(() => reject(new BadPdf('damaged'))), longestMs);
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      void worker.terminate();
      settle();
    };
    worker.once('message', (answer: Answer | { trouble: PdfTrouble }) =>
      finish(() => ('trouble' in answer ? reject(new BadPdf(answer.trouble)) : resolve(answer))),
    );
    worker.once('error', () => finish(() => reject(new BadPdf('damaged'))));
  });
}
