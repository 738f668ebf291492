import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { holdsActions } from './pdf-actions.mjs';
import { linesOf } from './text-lines.mjs';
import { repeatedLetters } from './told-words.mjs';

const megabyte = 1024 * 1024;
const pageBytes = 65_536;

const compiled = new WebAssembly.Module(readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')));

/** What the renderer may grow to for the file that it reads. The limits of a thread do not count the memory of WebAssembly. */
let maxBytes = 0;
let isTooMuch = false;
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function growWithin(pages) {
  if (this.buffer.byteLength + pages * pageBytes <= maxBytes) return grow.call(this, pages);
  isTooMuch = true;
  throw new RangeError('too much memory');
};
// The renderer says there what it could not do; it is answered instead.
console.error = () => {};

/** The number of pages of the file at a path, or why it is not taken. */
export async function pages({ path }) {
  const content = readFileSync(path);
  const answer = await open(content, (document) => ({ pages: document.getPageCount() }));
  if ('trouble' in answer) return answer;
  return (await holdsActions(content).catch(() => null)) === false ? answer : { trouble: 'active' };
}

/** What the pages say, until so many of them or so many letters were read. */
export const pdfText = ({ content, maxPages, maxLetters }) => open(content, (document) => read(document, maxPages, maxLetters));

/**
 * The lines of the first pages of the file at a path, in parts of the page's width and height as it is shown, and the width of the first page
 * by its height. A page of very many letters is no letter of an office, and is left out.
 */
export const pdfLines = ({ path, maxPages, maxLetters }) =>
  open(readFileSync(path), (document) => {
    const count = Math.min(maxPages, document.getPageCount());
    const pages = Array.from({ length: count }, (_, index) => placedLines(document.getPage(index), maxLetters));
    return { pages, ratio: count > 0 ? shapeOf(document.getPage(0)) : 1 };
  });

/**
 * Each page of the file at a path next to the issued one: whether it says the same, and looks the same. The look also counts, because a picture
 * can hide what the text says. Pages beyond `maxAdded` more than were issued are not told.
 */
export async function comparedPages({ issued, path, maxAdded }) {
  const known = await open(issued, (document) => seenPages(document, document.getPageCount()));
  if ('trouble' in known) throw new Error(`the issued file is ${known.trouble}`);
  const sent = await open(readFileSync(path), (document) => seenPages(document, Math.min(document.getPageCount(), known.length + maxAdded)));
  if ('trouble' in sent) return sent;
  const most = Math.max(known.length, sent.length);
  return { pages: Array.from({ length: most }, (_, index) => ({ page: index + 1, verdict: verdictOf(known[index], sent[index]) })) };
}

function verdictOf(known, sent) {
  if (!sent) return 'missing';
  if (!known) return 'added';
  const looksSame = isSameLook(known.look, sent.look);
  if (known.text === sent.text) return looksSame ? 'same' : 'looksDifferent';
  return sent.text === '' ? 'noText' : 'differs';
}

async function seenPages(document, count) {
  const seen = [];
  for (let index = 0; index < count; index++) {
    const page = document.getPage(index);
    seen.push({ text: page.getText().replace(/[\s\p{Cc}]+/gu, ''), look: await lookOf(page) });
  }
  return seen;
}

/** The width that a page is drawn in to be compared, in points, and the sides of the squares whose mean brightness counts. */
const drawnWidth = 600;
const square = 4;
/** A page that is much longer than wide is no letter; it is drawn smaller. */
const drawnHeight = 1200;
/** Steps of grey by which a square may differ. A file that was saved again does not differ at all, a digit drawn over another by more. */
const tolerance = 12;

async function lookOf(page) {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(drawnWidth / originalWidth, drawnHeight / originalHeight);
  const { data, width, height } = await page.render({ scale, render: 'bitmap', colorSpace: 'Gray', renderFormFields: true });
  const [columns, rows] = [Math.floor(width / square), Math.floor(height / square)];
  const sums = new Uint16Array(columns * rows);
  for (let y = 0; y < rows * square; y++) {
    const row = Math.floor(y / square) * columns;
    for (let x = 0; x < columns * square; x++) sums[row + Math.floor(x / square)] += data[y * width + x];
  }
  return { columns, rows, sums };
}

function isSameLook(one, other) {
  if (one.columns !== other.columns || one.rows !== other.rows) return false;
  return one.sums.every((sum, at) => Math.abs(sum - other.sums[at]) <= tolerance * square * square);
}

/** Opens one file in a renderer of its own, so that no file leaves anything behind for the next. */
async function open(content, use) {
  [maxBytes, isTooMuch] = [256 * megabyte + 3 * content.length, false];
  const instantiateWasm = (imports, done) => {
    const instance = new WebAssembly.Instance(compiled, imports);
    done(instance, compiled);
    return instance.exports;
  };
  const library = await PDFiumLibrary.init({ instantiateWasm });
  try {
    const document = await library.loadDocument(content);
    return await use(document);
  } catch (error) {
    if (isTooMuch) return { trouble: 'heavy' };
    return { trouble: /password|security/i.test(String(error)) ? 'locked' : 'damaged' };
  }
}

/** What a page says, without what the renderer says twice. */
function textOf(page) {
  const { module } = page;
  const text = module._FPDFText_LoadPage(page.pageIdx);
  try {
    const count = Math.max(0, module._FPDFText_CountChars(text));
    const repeated = repeatedLetters(module, text, count);
    if (repeated.size === 0) return page.getText();
    const letters = Array.from({ length: count }, (_, index) => (repeated.has(index) ? '' : String.fromCodePoint(module._FPDFText_GetUnicode(text, index))));
    return letters.join('');
  } finally {
    module._FPDFText_ClosePage(text);
  }
}

function read(document, maxPages, maxLetters) {
  const said = [];
  let letters = 0;
  let isCut = false;
  for (const page of document.pages()) {
    if (page.number >= maxPages || letters >= maxLetters) {
      isCut = true;
      break;
    }
    const text = textOf(page).replaceAll('\u0000', '');
    said.push(text);
    letters += text.length;
  }
  const text = said.join('\n').trim();
  return { text: text.slice(0, maxLetters), isCut: isCut || text.length > maxLetters };
}

/** Tenths of a point: fine enough for the place of a letter, and whole numbers for the renderer. */
const fine = 10;

const shapeOf = ({ module, pageIdx: page }) => module._FPDF_GetPageWidthF(page) / (module._FPDF_GetPageHeightF(page) || 1);

function placedLines({ module, pageIdx: page }, maxLetters) {
  const [width, height] = [Math.round(module._FPDF_GetPageWidthF(page) * fine), Math.round(module._FPDF_GetPageHeightF(page) * fine)];
  const text = module._FPDFText_LoadPage(page);
  const room = module.wasmExports.malloc(64);
  try {
    const count = module._FPDFText_CountChars(text);
    if (count <= 0 || count > maxLetters || width <= 0 || height <= 0) return [];
    const repeated = repeatedLetters(module, text, count);
    const read = Array.from({ length: count }, (_, index) => index).filter((index) => !repeated.has(index));
    const letters = read.map((index) => placedLetter({ module, page, text, room, width, height }, index));
    return linesOf(letters).map((pieces) =>
      pieces.map((piece) => ({ text: piece.text, x: piece.x / width, y: piece.y / height, width: piece.width / width, height: piece.height / height })),
    );
  } finally {
    module.wasmExports.free(room);
    module._FPDFText_ClosePage(text);
  }
}

/** A letter where it stands on the page as it is shown, turned as the page is. */
function placedLetter({ module, page, text, room, width, height }, index) {
  const shown = (x, y) => {
    module._FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, room + 48, room + 52);
    const memory = new DataView(module.HEAPU8.buffer);
    return [memory.getInt32(room + 48, true), memory.getInt32(room + 52, true)];
  };
  module._FPDFText_GetLooseCharBox(text, index, room);
  module._FPDFText_GetCharOrigin(text, index, room + 16, room + 24);
  const memory = new DataView(module.HEAPU8.buffer);
  const [left, top, right, bottom] = [0, 4, 8, 12].map((at) => memory.getFloat32(room + at, true));
  const [originX, originY] = [memory.getFloat64(room + 16, true), memory.getFloat64(room + 24, true)];
  const [[x1, y1], [x2, y2], [, y]] = [shown(left, top), shown(right, bottom), shown(originX, originY)];
  return {
    letter: String.fromCodePoint(module._FPDFText_GetUnicode(text, index) || 0x20),
    isAdded: module._FPDFText_IsGenerated(text, index) === 1,
    x: Math.min(x1, x2),
    right: Math.max(x1, x2),
    y,
    size: Math.max(1, Math.abs(y2 - y1) * 0.8),
  };
}
