import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { holdsActions } from './pdf-actions.mjs';

const megabyte = 1024 * 1024;
const pageBytes = 65_536;

const compiled = new WebAssembly.Module(readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')));

/** What the renderer may grow to for the file that it reads. The limits of a thread do not count the memory of WebAssembly. */
let mostBytes = 0;
let isTooMuch = false;
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function growWithin(pages) {
  if (this.buffer.byteLength + pages * pageBytes <= mostBytes) return grow.call(this, pages);
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
export const pdfText = ({ content, mostPages, mostLetters }) => open(content, (document) => read(document, mostPages, mostLetters));

/** Opens one file in a renderer of its own, so that no file leaves anything behind for the next. */
async function open(content, use) {
  [mostBytes, isTooMuch] = [256 * megabyte + 3 * content.length, false];
  const instantiateWasm = (imports, done) => {
    const instance = new WebAssembly.Instance(compiled, imports);
    done(instance, compiled);
    return instance.exports;
  };
  const library = await PDFiumLibrary.init({ instantiateWasm });
  try {
    const document = await library.loadDocument(content);
    return use(document);
  } catch (error) {
    if (isTooMuch) return { trouble: 'heavy' };
    return { trouble: /password|security/i.test(String(error)) ? 'locked' : 'damaged' };
  }
}

function read(document, mostPages, mostLetters) {
  const said = [];
  let letters = 0;
  let isCut = false;
  for (const page of document.pages()) {
    if (page.number >= mostPages || letters >= mostLetters) {
      isCut = true;
      break;
    }
    const text = page.getText().replaceAll('\u0000', '');
    said.push(text);
    letters += text.length;
  }
  const text = said.join('\n').trim();
  return { text: text.slice(0, mostLetters), isCut: isCut || text.length > mostLetters };
}
