import { PDFArray, PDFContext, PDFDict, PDFInvalidObject, PDFName, PDFStream } from '@cantoo/pdf-lib';
import { loadedPdf } from './loaded-pdf.mjs';

/** Actions that run something when a reader opens or clicks. */
const running = ['JavaScript', 'Launch', 'ImportData', 'Rendition', 'RichMediaExecute'];
/** What a form of XML (XFA) or a model (3D) brings along are scripts, too. */
const scripts = ['JS', 'XFA', 'OnInstantiate'];
/** Actions that may wait for a click, but not happen by themselves: they ask other machines, and tell them who reads. */
const calling = ['GoToR', 'GoToE', 'SubmitForm', 'URI'];
/** So deep nobody nests by honest means. */
const deepest = 200;

/** Objects as they are read, with those that a later one of the same number replaces: readers differ in which they take. */
let met = [];
const { assign } = PDFContext.prototype;
PDFContext.prototype.assign = function assignAndNote(ref, object) {
  met.push(object);
  return assign.call(this, ref, object);
};

/**
 * Whether a PDF holds a script, an action that starts a program, or one that calls another machine by itself, wherever in it: also in
 * compressed object streams, in objects that a later one replaces or that only the table of places knows, and whatever its names are
 * spelt like (`/J#53`). Throws where its structure cannot be read.
 */
export async function holdsActions(content) {
  met = [];
  const document = await loadedPdf(content, { throwOnInvalidObject: false });
  const objects = met;
  met = [];
  return isActiveAsText(content) || objects.some((object) => hidesObjects(object) || isActive(object, document.context, 0));
}

const gap = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]{0,200}[\r\n]){0,50}`;
const actionAsText = new RegExp(String.raw`(?:/S|\bobj)${gap}/(?:${running.join('|')})(?![A-Za-z0-9])|/XFA${gap}[[\d]`);

/** Looks at the bytes themselves: an object can lie inside of another, or be broken just so that only some readers take it. */
function isActiveAsText(content) {
  const spelt = content.toString('latin1').replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return actionAsText.test(spelt);
}

/** A stream of objects that does not say that it is one, or could not be read as one: other readers may take what is in it. */
function hidesObjects(object) {
  if (object instanceof PDFInvalidObject) return /ObjStm|\/First\b/.test(Buffer.from(object.data).toString('latin1'));
  if (!(object instanceof PDFStream)) return false;
  const keys = object.dict.keys().map((key) => key.decodeText());
  return keys.includes('First') && keys.includes('N') && object.dict.lookup(PDFName.of('Type')) !== PDFName.of('ObjStm');
}

function isActive(object, context, depth) {
  if (depth > deepest) return true;
  if (object instanceof PDFName) return depth === 0 && running.includes(object.decodeText());
  if (object instanceof PDFStream) return isActive(object.dict, context, depth + 1);
  if (object instanceof PDFArray) return object.asArray().some((item) => isActive(item, context, depth + 1));
  if (!(object instanceof PDFDict)) return false;
  return object.entries().some(([key, value]) => {
    const name = key.decodeText();
    if (scripts.includes(name) || (name === 'JavaScript' && !(value instanceof PDFName))) return true;
    if (name === 'S' && value instanceof PDFName && running.includes(value.decodeText())) return true;
    if (name === 'OpenAction' && calls(context.lookup(value), context, depth)) return true;
    if (name === 'AA' && callsOnEvent(context.lookup(value), context, depth)) return true;
    return isActive(value, context, depth + 1);
  });
}

/** Whether one of the events of a document, page or field calls another machine. */
function callsOnEvent(events, context, depth) {
  return events instanceof PDFDict && events.values().some((action) => calls(context.lookup(action), context, depth));
}

/** Whether an action, or one that follows it, calls another machine. */
function calls(action, context, depth) {
  if (depth > deepest) return true;
  if (action instanceof PDFArray) return action.asArray().some((item) => calls(context.lookup(item), context, depth + 1));
  if (!(action instanceof PDFDict)) return false;
  const kind = action.lookup(PDFName.of('S'));
  if (kind instanceof PDFName && calling.includes(kind.decodeText())) return true;
  return calls(action.lookup(PDFName.of('Next')), context, depth + 1);
}
