import type { PDFDocumentProxy } from 'pdfjs-dist';

const bare = (text: string) => text.replace(/\s/g, '');

/**
 * The page (from 1) of the last occurrence of some words, and its vertical position from 0 to 1; the bottom of the last page if they are
 * not found.
 */
export async function lastPlaceOf(pdf: PDFDocumentProxy, words: string): Promise<{ page: number; height: number }> {
  const wanted = bare(words);
  for (let number = pdf.numPages; number > 0 && wanted !== ''; number--) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const lines = new Map<number, string>();
    for (const item of items) {
      if (!('str' in item)) continue;
      const height = Math.round(Number(item.transform[5]));
      lines.set(height, (lines.get(height) ?? '') + bare(item.str));
    }
    const found = [...lines].filter(([, text]) => text.includes(wanted)).map(([height]) => height);
    if (found.length > 0) return { page: number, height: 1 - Math.min(...found) / page.getViewport({ scale: 1 }).height };
  }
  return { page: pdf.numPages, height: 1 };
}
