import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** One file, opened far from the requests: answers its number of pages, what they say when asked for it, or why it cannot be opened. */
async function look({ path, content, text }) {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(content ?? readFileSync(path));
    const pages = document.getPageCount();
    const answer = text ? read(document, text) : { pages };
    document.destroy();
    return answer;
  } catch (error) {
    return { trouble: /password|security/i.test(String(error)) ? 'locked' : 'damaged' };
  }
}

/** What the pages say, until so many of them or so many letters were read. */
function read(document, { mostPages, mostLetters }) {
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

parentPort.postMessage(await look(workerData));
