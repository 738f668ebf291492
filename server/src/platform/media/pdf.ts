import { headOf } from '../files';
import { fileTooHeavy } from '../refusals';
import { theProduct } from '../work/fair-gate';
import { inPool } from './reading-pool';

/** Why a PDF is not accepted. */
export type PdfTrouble = 'notPdf' | 'damaged' | 'locked' | 'empty' | 'active';
export class BadPdf extends Error {
  constructor(readonly trouble: PdfTrouble) {
    super(trouble);
  }
}

/**
 * Opens a PDF and counts its pages, in a thread of the pool when it is the person's turn. The content decides, not the name: the file must
 * begin as a PDF and be readable by a renderer. A file with scripts or actions that start something is refused, and so is one whose
 * structure cannot be checked for them.
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
 * The text of a PDF's first pages; empty for a scan. It is read from memory, so a sealed file need not be decrypted to disk. Refuses the
 * same files as `inspectPdf`.
 */
export async function readPdfText(content: Buffer): Promise<{ text: string; isCut: boolean }> {
  return look<{ text: string; isCut: boolean }>('pdfText', { content, mostPages, mostLetters }, theProduct);
}

async function look<Answer extends object>(work: 'pages' | 'pdfText', asked: object, personId: number): Promise<Answer> {
  const answer = await inPool<Answer | { trouble: PdfTrouble | 'heavy' }>(work, asked, personId);
  if (!('trouble' in answer)) return answer;
  throw answer.trouble === 'heavy' ? fileTooHeavy() : new BadPdf(answer.trouble);
}
