import { degrees, PDFDocument, type PDFPage } from '@cantoo/pdf-lib';

/** Where a stamp is laid: its left upper corner, in parts of the page's width and height as it is seen. */
export interface StampPlace {
  x: number;
  y: number;
}

/** Width of an A4 page in the measure of the stamp: on any page the stamp is as large in proportion as 5 cm on A4. */
const sheetWidth = (210 / 25.4) * 72;

/** Lays the one page of a stamp over the first page of a copy of a PDF. What was given stays as it was. */
export async function stampFirstPage(original: Uint8Array, stamp: Uint8Array, place: StampPlace): Promise<Uint8Array> {
  const copy = await PDFDocument.load(original, { updateMetadata: false });
  const [sheet] = await copy.embedPdf(stamp);
  const page = copy.getPages()[0];
  if (!page || !sheet) throw new Error('there is no page to stamp');
  page.drawPage(sheet, drawing(page, { width: sheet.width, height: sheet.height }, place));
  return copy.save({ useObjectStreams: false });
}

/** How a stamp is drawn so that it stands upright at its place on the page as it is seen, whichever way the page is turned. */
function drawing(page: PDFPage, stamp: { width: number; height: number }, place: StampPlace) {
  const { x: left, y: bottom, width: w, height: h } = page.getCropBox();
  const turn = ((page.getRotation().angle % 360) + 360) % 360;
  const [seenWidth, seenHeight] = turn % 180 === 0 ? [w, h] : [h, w];
  const scale = seenWidth / sheetWidth;
  const width = stamp.width * scale;
  const height = stamp.height * scale;
  const x = Math.min(place.x * seenWidth, seenWidth - width);
  const foot = Math.min(place.y * seenHeight, seenHeight - height) + height;
  const corner = { 0: [x, h - foot], 90: [foot, x], 180: [w - x, foot], 270: [w - foot, h - x] }[turn] ?? [x, h - foot];
  return { x: left + (corner[0] as number), y: bottom + (corner[1] as number), width, height, rotate: degrees(turn) };
}
