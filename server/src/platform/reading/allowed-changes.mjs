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
 * a page, a note, the value of another field, the look of another field, the list of pages – is refused. A signature that is added shows nothing, so that it
 * cannot cover what was signed; one that fills an empty field of the signed file is seen in that field's own place. `signatures` are the places of
 * those in the file; the one that is added ends with the update.
 */
export function isAllowedUpdate(bytes, updates, index, signatures) {
  const [update, before] = [updates[index], updates[index + 1]];
  if (!before || !isWholeUpdate(bytes, update, before)) return false;
  const root = update.trailer.get(name('Root'));
  const then = (number) => objectIn(bytes, updates, index + 1, number)?.object;
  const now = (number) => objectIn(bytes, updates, index, number)?.object;
  const known = [...update.entries.keys()].filter((number) => then(number));
  const added = addedFields(bytes, updates, index, root);
  const isNew = (value) =>
    value instanceof PDFRef && !then(value.objectNumber) && signatures.some((one) => one.number === value.objectNumber && one.end === update.end);
  if (!added?.every((field) => isPlainSignature(bytes, updates, index, field, { then, isNew }))) return false;
  const filled = known.filter((number) => fills(bytes, updates, index, { root, number, then, isNew }));
  if (added.length + filled.length > 1) return false;
  if (added.length + filled.length === 0 && !isStoreAlone(bytes, updates, index, { root, then })) return false;
  return known.every((number) => {
    if (filled.includes(number)) return true;
    const [old, changed] = [then(number), now(number)];
    if (!(old instanceof PDFDict) || !(changed instanceof PDFDict) || old instanceof PDFRawStream) return false;
    if (number === root.objectNumber) return sameBut(old, changed, ['AcroForm', 'DSS']);
    if (old.get(name('Type')) === name('Page')) return isSamePage(bytes, updates, index, old, changed, added);
    if (String(resolve(bytes, updates, index + 1, root)?.get(name('AcroForm'))) === `${number} 0 R`) return sameBut(old, changed, ['Fields', 'SigFlags']);
    return String(resolve(bytes, updates, index + 1, root)?.get(name('DSS'))) === `${number} 0 R`;
  });
}

const partsOfStore = ['Certs', 'CRLs', 'OCSPs'];
const partsOfOne = ['Cert', 'CRL', 'OCSP'];

/**
 * Whether an update without a signature holds the store of what is needed to check signatures (DSS), and nothing else: streams that the store lists behind
 * those that were in it, the store itself, and what it says of single signatures (VRI).
 */
function isStoreAlone(bytes, updates, index, { root, then }) {
  const now = (value) => resolve(bytes, updates, index, value);
  const used = new Set([root.objectNumber]);
  const use = (value) => {
    if (value instanceof PDFRef) used.add(value.objectNumber);
    return now(value);
  };
  const areStreams = (list) =>
    list instanceof PDFArray &&
    list.asArray().every((one) => one instanceof PDFRef && use(one) instanceof PDFRawStream && (!then(one.objectNumber) || isListed(one)));
  const storeOf = (at) => resolve(bytes, updates, at, resolve(bytes, updates, at, root)?.get(name('DSS')));
  const before = storeOf(index + 1);
  const listsOf = (key) => (before instanceof PDFDict ? resolve(bytes, updates, index + 1, before.get(name(key))) : undefined);
  const isListed = (one) => partsOfStore.some((key) => inBytes(listsOf(key)).includes(` ${one.objectNumber} 0 R `));
  const store = use(now(root)?.get(name('DSS')));
  if (!(store instanceof PDFDict) || store instanceof PDFRawStream) return false;
  const isPart = (key) => {
    const value = use(store.get(key));
    const word = key.decodeText();
    if (word === 'Type') return inBytes(value) === '/DSS';
    if (word === 'VRI') return value instanceof PDFDict && value.keys().every((one) => isOne(use(value.get(one))));
    return partsOfStore.includes(word) && areStreams(value) && addedTo(bytes, updates, index, listsOf(word), store.get(key)) !== null;
  };
  const isOne = (value) => value instanceof PDFDict && value.keys().every((key) => partsOfOne.includes(key.decodeText()) && areStreams(use(value.get(key))));
  const isWhole = before === undefined || partsOfStore.every((key) => before.get(name(key)) === undefined || store.get(name(key)) !== undefined);
  return isWhole && store.keys().every(isPart) && [...updates[index].entries.keys()].every((number) => used.has(number));
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

/**
 * Whether an update puts its signature into a field that was empty, and changes nothing else of it. Its look is a new drawing of its own, which readers
 * fit into the place that the field already had; a second look, for a mouse that is over it, is refused.
 */
function fills(bytes, updates, index, { root, number, then, isNew }) {
  const [old, filled] = [then(number), objectIn(bytes, updates, index, number)?.object];
  if (!(old instanceof PDFDict) || !(filled instanceof PDFDict) || old.get(name('FT')) !== name('Sig') || old.has(name('V'))) return false;
  const form = resolve(bytes, updates, index + 1, resolve(bytes, updates, index + 1, root)?.get(name('AcroForm')));
  const fields = form instanceof PDFDict ? resolve(bytes, updates, index + 1, form.get(name('Fields'))) : undefined;
  const isField = fields instanceof PDFArray && fields.asArray().some((field) => inBytes(field) === `${number} 0 R`);
  const looks = filled.get(name('AP'));
  const look = looks instanceof PDFDict ? looks.get(name('N')) : undefined;
  const isDrawn =
    inBytes(looks) === inBytes(old.get(name('AP'))) ||
    (look instanceof PDFRef && looks.keys().length === 1 && !then(look.objectNumber) && resolve(bytes, updates, index, look) instanceof PDFRawStream);
  return isField && isDrawn && isNew(filled.get(name('V'))) && sameBut(old, filled, ['V', 'AP']);
}

function isPlainSignature(bytes, updates, index, field, { then, isNew }) {
  const widget = resolve(bytes, updates, index, field);
  if (!(field instanceof PDFRef) || then(field.objectNumber) || !(widget instanceof PDFDict)) return false;
  const value = widget.get(name('V'));
  const look = resolve(bytes, updates, index, resolve(bytes, updates, index, widget.get(name('AP')))?.get(name('N')));
  const showsNothing = look instanceof PDFRawStream && look.contents.length === 0;
  return isNew(value) && showsNothing && widget.get(name('FT')) === name('Sig') && !['A', 'AA', 'Kids', 'Parent'].some((key) => widget.has(name(key)));
}

/** Whether a page is the same but for the places of the signatures that were added. */
function isSamePage(bytes, updates, index, old, page, added) {
  const notes = addedTo(bytes, updates, index, old.get(name('Annots')), page.get(name('Annots')));
  return sameBut(old, page, ['Annots']) && notes?.every((note) => added.some((field) => inBytes(field) === inBytes(note))) === true;
}
