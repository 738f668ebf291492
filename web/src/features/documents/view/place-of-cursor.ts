import { toArabicDigits } from '@sarabun/contract/values/thai-digits';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { withWholeLetters } from './whole-letters';

/** The text of a letter on both sides of the cursor. */
export interface Cursor {
  before: string;
  after: string;
}

/** A page from 1, and the vertical position on it from 0 to 1. */
export interface PlaceOnPaper {
  page: number;
  height: number;
}

interface Paper {
  text: string;
  /** Where each piece of the text begins, and its place. */
  pieces: (PlaceOnPaper & { from: number })[];
}

/** Spaces, and signs at which a line may break, are not the same in the text and on its paper; nor are digits. */
const bare = (text: string) => toArabicDigits(text).replace(/[\s\u00ad\u200b]/g, '');

const read = new WeakMap<PDFDocumentProxy, Promise<Paper>>();

function paperOf(pdf: PDFDocumentProxy): Promise<Paper> {
  const known = read.get(pdf);
  if (known) return known;
  const reading = readPaper(pdf);
  read.set(pdf, reading);
  return reading;
}

async function readPaper(pdf: PDFDocumentProxy): Promise<Paper> {
  const paper: Paper = { text: '', pieces: [] };
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    for (const item of withWholeLetters((await page.getTextContent()).items)) {
      if (!('str' in item)) continue;
      paper.pieces.push({ from: paper.text.length, page: number, height: 1 - Number(item.transform[5]) / height });
      paper.text += bare(item.str);
    }
  }
  return paper;
}

/** How many signs around the cursor are looked for: many first, because few may stand in several places. */
const lengths = [40, 20, 10];

/** Where the cursor stands on the paper of a letter; null if the words around it are not on it, because they are not saved yet. */
export async function placeOfCursor(pdf: PDFDocumentProxy, { before, after }: Cursor): Promise<PlaceOnPaper | null> {
  const [front, back] = [bare(before), bare(after)];
  const { text, pieces } = await paperOf(pdf);
  for (const length of lengths) {
    const [head, tail] = [front.slice(-length), back.slice(0, length)];
    for (const [left, right] of [
      [head, tail],
      [head, ''],
      ['', tail],
    ] as const) {
      const words = left + right;
      // Part of a longer text says too little; a short text is looked for whole.
      if (words === '' || (words.length < length && words !== front + back)) continue;
      // The text stands below the lines at the head of a letter, which may repeat its words.
      const found = text.lastIndexOf(words);
      if (found < 0) continue;
      const at = found + Math.max(left.length - 1, 0);
      return pieces.findLast(({ from }) => from <= at) ?? null;
    }
  }
  return null;
}
