import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF by three readers: that of our own viewer and Firefox, that of Chrome, that of desktops and search engines. */
export const readers = {
  async pdfjs(pdf: Uint8Array): Promise<string> {
    const pages = await linesByPdfjs(pdf);
    return pages.map((lines) => lines.map(({ text }) => text).join('\n')).join('\n');
  },
  async pdfium(pdf: Uint8Array): Promise<string> {
    const library = await PDFiumLibrary.init();
    const document = await library.loadDocument(pdf);
    const text = [...document.pages()].map((page) => page.getText()).join('\n');
    library.destroy();
    return text;
  },
  async poppler(pdf: Uint8Array): Promise<string> {
    const run = promisify(execFile)('pdftotext', ['-', '-']);
    run.child.stdin?.end(pdf);
    return (await run).stdout;
  },
};

/** The lines of each page, with their height above the bottom of the page in points. */
export async function linesByPdfjs(pdf: Uint8Array): Promise<{ text: string; y: number }[][]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const lines = [{ text: '', y: 0 }];
    for (const item of items) {
      if (!('str' in item)) continue;
      const line = lines.at(-1) as { text: string; y: number };
      if (line.text === '') line.y = item.transform[5];
      line.text += item.str;
      if (item.hasEOL) lines.push({ text: '', y: 0 });
    }
    pages.push(lines);
  }
  await document.destroy();
  return pages;
}

/** Whether poppler's tools are installed. */
export const hasPoppler = await promisify(execFile)('pdftotext', ['-v']).then(
  () => true,
  () => false,
);
