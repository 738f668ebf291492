import { PDFName } from '@cantoo/pdf-lib';
import { drawLooks } from './copy-looks.mjs';
import { drawTagged, dropUnused, titleCopy, withoutTags } from './copy-tags.mjs';
import { loadedPdf } from './loaded-pdf.mjs';
import { drawing } from './stamp.mjs';

const mostPages = 500;
/** What a copy does not take along: signatures, which it would break, and whatever acts by itself. */
const left = ['AcroForm', 'Perms', 'DSS', 'OpenAction', 'AA', 'Names', 'JavaScript'];

/**
 * A copy of a PDF with sheets laid over its pages; of PDF/A it is PDF/A. What fields and remarks show, such as the signature of who signed later, is
 * drawn into the pages. What was given stays as it was.
 */
export async function copied({ original, sheets, overlays, title }) {
  const copy = await loadedPdf(original).catch(() => null);
  const pages = pagesOf(copy);
  if (pages.length === 0) return { trouble: 'unreadable' };
  if (pages.length > mostPages) return { trouble: 'tooLong' };
  for (const key of left) copy.catalog.delete(PDFName.of(key));
  if (!pages.every((page) => lookedAt(copy, page))) return { trouble: 'unreadable' };
  for (const page of pages) {
    page.node.delete(PDFName.of('AA'));
    page.node.delete(PDFName.of('Annots'));
  }
  const drawn = await copy.embedPdf(
    await withoutTags(sheets),
    overlays.map(({ sheet }) => sheet),
  );
  for (const [at, { on, place }] of overlays.entries()) {
    const chosen = on === 'all' ? pages : [on === 'first' ? pages[0] : pages.at(-1)];
    const { width, height } = drawn[at];
    for (const page of chosen) drawTagged(copy, page, () => page.drawPage(drawn[at], drawing(page, { width, height }, place)));
  }
  titleCopy(copy, title);
  await dropUnused(copy);
  return { pdf: await copy.save({ useObjectStreams: false }), pages: pages.length };
}

/** Draws what is seen on a page; false where it cannot be read, so that no copy lacks it. */
function lookedAt(copy, page) {
  try {
    drawLooks(copy, page);
    return true;
  } catch {
    return false;
  }
}

/** Its pages; none if it cannot be read. */
function pagesOf(file) {
  try {
    return file?.getPages() ?? [];
  } catch {
    return [];
  }
}
