import { degrees } from '@cantoo/pdf-lib';
import { loadedPdf } from './loaded-pdf.mjs';

/** Width of an A4 page in the measure of the stamp: on any page the stamp is as large in proportion as 5 cm on A4. */
const sheetWidth = (210 / 25.4) * 72;

/** Lays the one page of a stamp over the first page of a copy of a PDF. What was given stays as it was. */
export async function stamp({ original, stamp, place }) {
  const copy = await loadedPdf(original);
  const [sheet] = await copy.embedPdf(stamp);
  const page = copy.getPages()[0];
  if (!page || !sheet) throw new Error('there is no page to stamp');
  page.drawPage(sheet, drawing(page, { width: sheet.width, height: sheet.height }, place));
  return copy.save({ useObjectStreams: false });
}

/** How a stamp is drawn so that it stands upright at its place on the page as it is seen, whichever way the page is turned. */
export function drawing(page, stamp, place) {
  const { x: left, y: bottom, width: w, height: h } = page.getCropBox();
  const turn = ((page.getRotation().angle % 360) + 360) % 360;
  const [seenWidth, seenHeight] = turn % 180 === 0 ? [w, h] : [h, w];
  const scale = seenWidth / sheetWidth;
  const width = stamp.width * scale;
  const height = stamp.height * scale;
  const x = Math.min(place.x * seenWidth, seenWidth - width);
  const foot = Math.min(place.y * seenHeight, seenHeight - height) + height;
  const corner = { 0: [x, h - foot], 90: [foot, x], 180: [w - x, foot], 270: [w - foot, h - x] }[turn] ?? [x, h - foot];
  return { x: left + corner[0], y: bottom + corner[1], width, height, rotate: degrees(turn) };
}
