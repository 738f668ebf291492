import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { isAway } from '../../../platform/line';
import { token } from '../../../platform/sign-in-address';
import { isOnlyHere } from '../../../platform/storage';

GlobalWorkerOptions.workerSrc = workerAddress;

/** The folder of the picture decoders next to the worker; set by the build. */
declare const __PDF_DECODERS__: string;

/** How pdf.js fails if the file was answered with another status than success; 0 if it was not reached. */
const statusOf = (error: unknown) => (error as { status?: number } | null)?.status ?? 0;

/** A PDF being loaded, and how to cancel it. */
export interface LoadingPdf {
  loaded: Promise<PDFDocumentProxy>;
  giveUp: () => void;
}

/**
 * Loads a PDF from one of our addresses or from a local file. `eval` is never used. Scanner formats are decoded by WebAssembly in the
 * worker, whose own security policy allows it; the page's does not.
 */
export function loadPdf(source: string | File): LoadingPdf {
  let abandoned = false;
  const options = { isEvalSupported: false, wasmUrl: __PDF_DECODERS__, verbosity: VerbosityLevel.ERRORS };
  const open = async () => {
    // The browser sends the cookie of the session, unless it stores nothing.
    const httpHeaders = isOnlyHere('token') ? { authorization: `Bearer ${token()}` } : {};
    let task = getDocument(typeof source === 'string' ? { url: source, httpHeaders, ...options } : { data: await source.arrayBuffer(), ...options });
    const document = await task.promise.catch(async (error: unknown) => {
      // Without a connection: the file may have been chosen for reading offline.
      const { keptFile } = await import('../../../platform/offline/kept-letters');
      const data = typeof source === 'string' && isAway(statusOf(error)) ? await keptFile(source).catch(() => null) : null;
      if (!data) throw error;
      task = getDocument({ data, ...options });
      return await task.promise;
    });
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
