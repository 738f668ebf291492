import { decodePDFRawStream, PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, PDFOperator, PDFRawStream, PDFStream, PDFString } from '@cantoo/pdf-lib';
import { drawTagged } from './copy-tags.mjs';

const name = (word) => PDFName.of(word);
const number = (value) => PDFNumber.of(Math.round(value * 1e5) / 1e5);
/** Annotations that readers do not show: hidden, or not to be viewed. */
const unseen = 2 | 32;

/**
 * Draws into a page what its annotations show on it: signatures in their fields, seals, filled forms, remarks. So it stays when they are taken away
 * with what they can do.
 */
export function drawLooks(file, page) {
  for (const annotation of annotationsOf(page)) {
    const look = lookOf(file, annotation);
    const place = look && placed(look, annotation);
    if (!place) continue;
    const key = page.node.newXObject('Look', file.context.register(look));
    const draw = () => page.pushOperators(PDFOperator.of('q'), PDFOperator.of('cm', place.map(number)), PDFOperator.of('Do', [key]), PDFOperator.of('Q'));
    drawTagged(file, page, draw, isPicture(look) ? told(annotation) : null);
  }
}

function annotationsOf(page) {
  const list = page.node.lookup(name('Annots'));
  if (!(list instanceof PDFArray)) return [];
  return Array.from({ length: list.size() }, (_, at) => list.lookup(at)).filter((one) => one instanceof PDFDict && isSeen(one));
}

function isSeen(annotation) {
  const flags = annotation.lookup(name('F'));
  return !((flags instanceof PDFNumber ? flags.asNumber() : 0) & unseen) && annotation.lookup(name('Subtype')) !== name('Popup');
}

/** A form of its own with the look of an annotation in the state that it has; null for none. It does not keep the numbers of its own tags. */
function lookOf(file, annotation) {
  const looks = annotation.lookup(name('AP'));
  const normal = looks instanceof PDFDict ? looks.lookup(name('N')) : undefined;
  const state = annotation.lookup(name('AS'));
  const look = normal instanceof PDFDict && state instanceof PDFName ? normal.lookup(state) : normal;
  if (!(look instanceof PDFStream)) return null;
  const drawn = look instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(look).decode()).toString('latin1') : look.getContentsString();
  // The field of whose signature is part of the text shows nothing.
  if (drawn.trim() === '') return null;
  const form = file.context.flateStream(Buffer.from(drawn.replace(/\/MCID \d+\s*/g, ''), 'latin1'));
  const own = [name('Length'), name('Filter'), name('DecodeParms'), name('StructParent'), name('StructParents')];
  for (const [key, value] of look.dict.entries()) if (!own.includes(key)) form.dict.set(key, value);
  form.dict.set(name('Type'), name('XObject'));
  form.dict.set(name('Subtype'), name('Form'));
  return form;
}

/** Where a look stands: its box, as its matrix turns it, is brought onto the rectangle of the annotation (ISO 32000, 12.5.5). Null without any size. */
function placed(look, annotation) {
  const box = numbers(look.dict.lookup(name('BBox')), 4);
  const rectangle = numbers(annotation.lookup(name('Rect')), 4);
  if (!box || !rectangle) return null;
  const [a, b, c, d, e, f] = numbers(look.dict.lookup(name('Matrix')), 6) ?? [1, 0, 0, 1, 0, 0];
  const corners = [0, 2].flatMap((x) => [1, 3].map((y) => [a * box[x] + c * box[y] + e, b * box[x] + d * box[y] + f]));
  const [left, bottom, width, height] = bounds(corners);
  const [toLeft, toBottom, toWidth, toHeight] = bounds([rectangle.slice(0, 2), rectangle.slice(2)]);
  if (!(width > 0 && height > 0 && toWidth > 0 && toHeight > 0)) return null;
  const [wide, high] = [toWidth / width, toHeight / height];
  return [wide, 0, 0, high, toLeft - left * wide, toBottom - bottom * high];
}

function bounds(points) {
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]));
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  return [left, bottom, Math.max(...xs) - left, Math.max(...ys) - bottom];
}

function numbers(list, count) {
  if (!(list instanceof PDFArray) || list.size() !== count) return null;
  const found = Array.from({ length: count }, (_, at) => list.lookup(at));
  return found.every((one) => one instanceof PDFNumber) ? found.map((one) => one.asNumber()) : null;
}

/** Whether a look writes no text, so that readers have to be told what it is. */
const isPicture = (look) => !/\bT[jJ]\b/.test(Buffer.from(decodePDFRawStream(look).decode()).toString('latin1'));

/** What an annotation is called: the name of its field, or what was written on it. */
function told(annotation) {
  const words = annotation.lookup(name('TU')) ?? annotation.lookup(name('Contents'));
  return words instanceof PDFHexString || words instanceof PDFString ? words.decodeText() : null;
}
