import { degrees, PDFDocument, rgb } from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, expect, it } from 'vitest';
import { stampFirstPage } from './stamp-pdf';

const pdfium = await PDFiumLibrary.init();
afterAll(() => pdfium.destroy());

async function sheet(turn: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).setRotation(degrees(turn));
  document.addPage([595, 842]);
  return document.save();
}

/** A stamp of 5 × 2.5 cm: left half red, right half blue, upper edge green. */
async function stamp(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([141.73, 70.87]);
  page.drawRectangle({ x: 0, y: 0, width: 70.87, height: 70.87, color: rgb(1, 0, 0) });
  page.drawRectangle({ x: 70.87, y: 0, width: 70.87, height: 70.87, color: rgb(0, 0, 1) });
  page.drawRectangle({ x: 0, y: 60, width: 141.73, height: 10.87, color: rgb(0, 1, 0) });
  return document.save();
}

/** The colours of the first page as shown, at fractions of its width and height. */
async function seen(pdf: Uint8Array, places: [number, number][]): Promise<string[]> {
  const document = await pdfium.loadDocument(pdf);
  const page = document.getPage(0);
  const { width, height, data } = await page.render({ scale: 1, render: 'bitmap' });
  document.destroy();
  return places.map(([x, y]) => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
    const [b = 0, g = 0, r = 0] = data.subarray(at, at + 3);
    return r > 200 && g > 200 && b > 200 ? 'paper' : r > 200 ? 'red' : g > 200 ? 'green' : 'blue';
  });
}

it.each([0, 90, 180, 270])('stands upright where it was laid on a page turned by %i', async (turn) => {
  const original = await sheet(turn);
  const kept = Buffer.from(original);
  const stamped = await stampFirstPage(original, await stamp(), { x: 0.5, y: 0.2 });
  expect(kept.equals(Buffer.from(original))).toBe(true);
  const isWide = turn % 180 !== 0;
  const height = (0.119 * (isWide ? 842 : 595)) / (isWide ? 595 : 842);
  const colours = await seen(stamped, [
    [0.55, 0.2 + height * 0.6],
    [0.7, 0.2 + height * 0.6],
    [0.55, 0.2 + height * 0.05],
    [0.45, 0.2 + height * 0.5],
    [0.55, 0.18],
  ]);
  const swapped = colours.map((colour) => (colour === 'red' ? 'blue' : colour === 'blue' ? 'red' : colour));
  expect([colours.join(), swapped.join()]).toContain('red,blue,green,paper,paper');
});

it('keeps a stamp on the page that was laid beyond its edge', async () => {
  const stamped = await stampFirstPage(await sheet(0), await stamp(), { x: 1, y: 1 });
  expect(await seen(stamped, [[0.999, 0.98]])).not.toEqual(['paper']);
  expect((await PDFDocument.load(stamped)).getPageCount()).toBe(2);
});

it('is laid on a file that may be read but not changed; what is stamped has no such lock', async () => {
  const locked = await PDFDocument.load(await sheet(0));
  locked.encrypt({ userPassword: '', ownerPassword: 'owner', permissions: { modifying: false } });
  const stamped = await stampFirstPage(await locked.save({ useObjectStreams: false }), await stamp(), { x: 0.5, y: 0.2 });
  expect(await seen(stamped, [[0.55, 0.27]])).not.toEqual(['paper']);
  expect((await PDFDocument.load(stamped)).isEncrypted).toBe(false);
});
