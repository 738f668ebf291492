import { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';

/** Actions that run something when a reader opens or clicks. */
const running = new Set(['JavaScript', 'Launch', 'ImportData', 'Rendition', 'RichMediaExecute']);
/** So deep nobody nests by honest means. */
const deepest = 200;

/**
 * Whether a PDF holds a script or an action that starts a program, wherever in it: also in compressed object streams and whatever its
 * names are spelt like (`/J#53`). Throws where its structure cannot be read.
 */
export async function holdsActions(content) {
  const document = await load(content);
  return document.context.enumerateIndirectObjects().some(([, object]) => isActive(object, 0));
}

/** Files that forbid printing or changing are encrypted under an empty password; readers open them without asking. */
async function load(content) {
  const how = { updateMetadata: false, throwOnInvalidObject: false };
  try {
    return await PDFDocument.load(content, how);
  } catch (error) {
    if (!/encrypt/i.test(String(error))) throw error;
    return PDFDocument.load(content, { ...how, password: '' });
  }
}

function isActive(object, depth) {
  if (depth > deepest) return true;
  if (object instanceof PDFStream) return isActive(object.dict, depth + 1);
  if (object instanceof PDFArray) return object.asArray().some((item) => isActive(item, depth + 1));
  if (!(object instanceof PDFDict)) return false;
  return object.entries().some(([key, value]) => {
    const name = key.decodeText();
    if (name === 'JS' || (name === 'JavaScript' && !(value instanceof PDFName))) return true;
    if (name === 'S' && value instanceof PDFName && running.has(value.decodeText())) return true;
    return isActive(value, depth + 1);
  });
}
