import { PDFiumLibrary } from '@hyzyla/pdfium';
import decodeQR from 'qr/decode.js';

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
