import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerAddress;

/** Where the decoders of pictures lie beside the worker; the build writes it in. */
declare const __PDF_DECODERS__: string;

/** A PDF that is being loaded, and how to give it up. */
export interface LoadingPdf {
  loaded: Promise<PDFDocumentProxy>;
  giveUp: () => void;
}

/**
 * Loads a PDF from an address of ours or from a file that the person chose. `eval` is never used. What scanners write is decoded by
 * WebAssembly in the worker, whose own security policy allows it; the page's does not.
 */
export function loadPdf(source: string | File): LoadingPdf {
  let abandoned = false;
  const options = { isEvalSupported: false, wasmUrl: __PDF_DECODERS__, verbosity: VerbosityLevel.ERRORS };
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
