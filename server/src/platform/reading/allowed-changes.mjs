import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { isWholeUpdate, objectIn, resolve } from './pdf-structure.mjs';

const name = (word) => PDFName.of(word);
const inBytes = (object) => (object ? String(object) : '');
const sameBut = (one, other, keys) => {
  const free = keys.map(name);
  const known = [...one.keys(), ...other.keys()].filter((key) => !free.includes(key));
  return known.every((key) => inBytes(one.get(key)) === inBytes(other.get(key)));
};

/**
 * Whether an update of a signed file only adds a signature, or what is needed to check signatures later (PAdES: DSS). Whatever else it changes –
 * a page, a note, the value of a field, the look of a field, the list of pages – is refused. A signature that is added shows nothing, so that it
 * cannot cover what was signed. `signatures` are the places of those in the file; the one that is added ends with the update.
 */
export function isAllowedUpdate(bytes, updates, index, signatures) {
  const [update, before] = [updates[index], updates[index + 1]];
  if (!before || !isWholeUpdate(bytes, update, before)) return false;
  const root = update.trailer.get(name('Root'));
  const then = (number) => objectIn(bytes, updates, index + 1, number)?.object;
  const now = (number) => objectIn(bytes, updates, index, number)?.object;
  const known = [...update.entries.keys()].filter((number) => then(number));
  const added = addedFields(bytes, updates, index, root);
  if (!added || added.length > 1 || !added.every((field) => isPlainSignature(bytes, updates, index, field, { then, signatures, end: update.end })))
    return false;
  return known.every((number) => {
    const [old, changed] = [then(number), now(number)];
    if (!(old instanceof PDFDict) || !(changed instanceof PDFDict) || old instanceof PDFRawStream) return false;
    if (number === root.objectNumber) return sameBut(old, changed, ['AcroForm', 'DSS']);
    if (old.get(name('Type')) === name('Page')) return isSamePage(bytes, updates, index, old, changed, added);
    if (String(resolve(bytes, updates, index + 1, root)?.get(name('AcroForm'))) === `${number} 0 R`) return sameBut(old, changed, ['Fields', 'SigFlags']);
    return String(resolve(bytes, updates, index + 1, root)?.get(name('DSS'))) === `${number} 0 R`;
  });
}

/** The fields that an update adds to the form; null where it does more to the form than that. */
function addedFields(bytes, updates, index, root) {
  const formOf = (at) => resolve(bytes, updates, at, resolve(bytes, updates, at, root)?.get(name('AcroForm')));
  const [old, form] = [formOf(index + 1), formOf(index)];
  if (!(old instanceof PDFDict) || !(form instanceof PDFDict) || !sameBut(old, form, ['Fields', 'SigFlags'])) return null;
  return addedTo(bytes, updates, index, old.get(name('Fields')), form.get(name('Fields')));
}

/** What was added to a list; null unless it still begins with all that was in it. */
function addedTo(bytes, updates, index, old, list) {
  const [before, after] = [resolve(bytes, updates, index + 1, old), resolve(bytes, updates, index, list)].map((one) =>
    one instanceof PDFArray ? one.asArray() : [],
  );
  return before.every((item, at) => inBytes(item) === inBytes(after[at])) ? after.slice(before.length) : null;
}

function isPlainSignature(bytes, updates, index, field, { then, signatures, end }) {
  const widget = resolve(bytes, updates, index, field);
  if (!(field instanceof PDFRef) || then(field.objectNumber) || !(widget instanceof PDFDict)) return false;
  const value = widget.get(name('V'));
  const look = resolve(bytes, updates, index, resolve(bytes, updates, index, widget.get(name('AP')))?.get(name('N')));
  const isNew = value instanceof PDFRef && !then(value.objectNumber) && signatures.some((one) => one.number === value.objectNumber && one.end === end);
  const showsNothing = look instanceof PDFRawStream && look.contents.length === 0;
  return isNew && showsNothing && widget.get(name('FT')) === name('Sig') && !['A', 'AA', 'Kids', 'Parent'].some((key) => widget.has(name(key)));
}

/** Whether a page is the same but for the places of the signatures that were added. */
function isSamePage(bytes, updates, index, old, page, added) {
  const notes = addedTo(bytes, updates, index, old.get(name('Annots')), page.get(name('Annots')));
  return sameBut(old, page, ['Annots']) && notes?.every((note) => added.some((field) => inBytes(field) === inBytes(note))) === true;
}
