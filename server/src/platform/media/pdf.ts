import { headOf } from '../files';
import { fileTooHeavy } from '../refusals';
import { theProduct } from '../work/fair-gate';
import { inPool } from './reading-pool';

/** Why a file is no PDF that can be taken. */
export type PdfTrouble = 'notPdf' | 'damaged' | 'locked' | 'empty' | 'active';
export class BadPdf extends Error {
  constructor(readonly trouble: PdfTrouble) {
    super(trouble);
  }
}

/**
 * Opens a PDF and counts its pages. The content decides, not the name: the file must begin as a PDF and be readable by a
 * renderer, in a thread of the pool, when it is the turn of the person whose file it is. One with scripts or actions that start
 * something is refused, and so is one whose structure cannot be read to see.
 */
export async function inspectPdf(path: string, personId: number): Promise<{ pages: number }> {
  if (!(await headOf(path, 1024)).includes('%PDF-')) throw new BadPdf('notPdf');
  const { pages } = await look<{ pages: number }>('pages', { path }, personId);
  if (pages === 0) throw new BadPdf('empty');
  return { pages };
}

const mostPages = 100;
const mostLetters = 60_000;

/**
 * Reads what a PDF says, as far as its first pages go; empty for a scan. The file is taken from memory, so that one that is kept
 * sealed need not lie open on the disk. Refuses what `inspectPdf` does.
 */
export async function readPdfText(content: Buffer): Promise<{ text: string; isCut: boolean }> {
  return look<{ text: string; isCut: boolean }>('pdfText', { content, mostPages, mostLetters }, theProduct);
}

async function look<Answer extends object>(work: 'pages' | 'pdfText', asked: object, personId: number): Promise<Answer> {
  const answer = await inPool<Answer | { trouble: PdfTrouble | 'heavy' }>(work, asked, personId);
  if (!('trouble' in answer)) return answer;
  throw answer.trouble === 'heavy' ? fileTooHeavy() : new BadPdf(answer.trouble);
}
