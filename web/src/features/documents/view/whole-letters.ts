import { composeSaraAm } from '@sarabun/contract/values/sara-am';
import type { PDFPageProxy } from 'pdfjs-dist';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type Item = TextContent['items'][number];

const ringAtEnd = /\u0e4d([\u0e48-\u0e4b]?)$/u;

/** The text of a page with whole letters: many PDFs have ำ as ring and า, in one text item or split over two. */
export function withWholeLetters(items: readonly Item[]): Item[] {
  let ringBefore = false;
  return items.map((item, index) => {
    if (!('str' in item) || item.str === '') return item;
    const next = items.slice(index + 1).find((one) => 'str' in one && one.str !== '');
    let str = ringBefore && item.str.startsWith('\u0e32') ? `\u0e33${item.str.slice(1)}` : item.str;
    ringBefore = ringAtEnd.test(str) && next !== undefined && 'str' in next && next.str.startsWith('\u0e32');
    if (ringBefore) str = str.replace(ringAtEnd, '$1');
    return { ...item, str: composeSaraAm(str) };
  });
}

export const textOfPage = (page: PDFPageProxy): ReadableStream<TextContent> =>
  page.streamTextContent().pipeThrough(
    new TransformStream<TextContent, TextContent>({
      transform: (part, out) => out.enqueue({ ...part, items: withWholeLetters(part.items) }),
    }),
  );
