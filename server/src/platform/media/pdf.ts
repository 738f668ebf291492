import { headOf } from '../files';
import { fileTooHeavy } from '../refusals';
import { backgroundWork, strangers } from '../work/fair-queue';
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

const maxPages = 100;
const maxLetters = 60_000;

/**
 * The text of a PDF's first pages; empty for a scan. It is read from memory, so a sealed file need not be decrypted to disk. Refuses the
 * same files as `inspectPdf`.
 */
export async function readPdfText(content: Buffer): Promise<{ text: string; isCut: boolean }> {
  return look<{ text: string; isCut: boolean }>('pdfText', { content, maxPages, maxLetters }, backgroundWork);
}

/** Words that stand together on a line, and where, in parts of the width and height of the page as it is shown. */
export interface PlacedWords {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The head of a letter is on its first page; a second one counts where the first is a cover. A page with more letters than this is no letter. */
const firstPages = { maxPages: 2, maxLetters: 12_000 };
/** Nobody at a desk waits for longer to be spared the typing, in milliseconds. */
const longestReading = 5_000;

/** The lines of a PDF's first pages, and the width of the first page by its height. */
export interface PdfLines {
  pages: PlacedWords[][][];
  ratio: number;
}

/** The lines of the first pages of a PDF on the disk, from top to bottom; none where it has no text layer. */
export const readPdfLines = (path: string, personId: number): Promise<PdfLines> =>
  look<PdfLines>('pdfLines', { path, ...firstPages }, personId, longestReading);

/** One page of a file next to that of the issued one. */
export interface ComparedPage {
  page: number;
  verdict: 'same' | 'looksDifferent' | 'differs' | 'noText' | 'missing' | 'added';
}

/**
 * Compares a PDF on the disk with an issued one, page by page, by text and by look. All people without an account share one turn. Refuses a file
 * that is no PDF or cannot be read.
 */
export async function comparePdf(issued: Uint8Array, path: string): Promise<ComparedPage[]> {
  if (!(await headOf(path, 1024)).includes('%PDF-')) throw new BadPdf('notPdf');
  return (await look<{ pages: ComparedPage[] }>('comparedPages', { issued, path, maxAdded: 20 }, strangers)).pages;
}

async function look<Answer extends object>(
  work: 'comparedPages' | 'pages' | 'pdfLines' | 'pdfText',
  asked: object,
  personId: number,
  mostMs?: number,
): Promise<Answer> {
  const answer = await inPool<Answer | { trouble: PdfTrouble | 'heavy' }>(work, asked, personId, mostMs);
  if (!('trouble' in answer)) return answer;
  throw answer.trouble === 'heavy' ? fileTooHeavy() : new BadPdf(answer.trouble);
}
