import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** One file, opened far from the requests: answers its number of pages, or why it cannot be opened. */
async function count(path) {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(readFileSync(path));
    const pages = document.getPageCount();
    document.destroy();
    return pages;
  } catch (error) {
    return /password|security/i.test(String(error)) ? 'locked' : 'damaged';
  }
}

parentPort.postMessage(await count(workerData));
