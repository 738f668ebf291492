import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import decodeQR from 'qr/decode.js';

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

/** The corner of an A4 page that a phone is held over, in points: the lower right one. */
const corner = { width: 140, height: 80 };
/** As a phone sees it: about 200 points in an inch. */
const scale = 200 / 72;

/** What the QR code in the lower right corner of each page of a PDF says, read from the page as it is drawn. */
export async function scannedCodes(pdf: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const codes: string[] = [];
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale, render: 'bitmap' });
      codes.push(decodeQR(cornerOf({ data, width, height })));
    }
    return codes;
  } finally {
    library.destroy();
  }
}

function cornerOf({ data, width, height }: { data: Uint8Array; width: number; height: number }) {
  const [w, h] = [Math.round(corner.width * scale), Math.round(corner.height * scale)];
  const cut = new Uint8Array(w * h * 4);
  for (let y = 0; y < h; y++) {
    const from = ((height - h + y) * width + width - w) * 4;
    cut.set(data.subarray(from, from + w * 4), y * w * 4);
  }
  return { data: cut, width: w, height: h };
}
