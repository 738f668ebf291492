import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerAddress;

/** A PDF that is being loaded, and how to give it up. */
export interface LoadingPdf {
  loaded: Promise<PDFDocumentProxy>;
  giveUp: () => void;
}

/**
 * Loads a PDF from an address of ours or from a file that the person chose. Neither `eval` nor WebAssembly is used: the page's
 * security policy allows scripts of this site only, and pictures are decoded by plain JavaScript instead.
 */
export function loadPdf(source: string | File): LoadingPdf {
  let abandoned = false;
  const options = { isEvalSupported: false, useWasm: false, verbosity: VerbosityLevel.ERRORS };
  const open = async () => {
    const task = getDocument(typeof source === 'string' ? { url: source, ...options } : { data: await source.arrayBuffer(), ...options });
    const document = await task.promise;
    if (abandoned) void task.destroy();
    return document;
  };
  const loaded = open();
  const giveUp = () => {
    abandoned = true;
    void loaded.then((document) => document.loadingTask.destroy()).catch(() => undefined);
  };
  return { loaded, giveUp };
}
