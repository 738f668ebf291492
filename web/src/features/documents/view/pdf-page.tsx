import { type PageViewport, type PDFDocumentProxy, type PDFPageProxy, RenderingCancelledException, TextLayer } from 'pdfjs-dist';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { whenFree } from '../../../ui/when-idle';
import styles from './pdf-viewer.module.css';
import { textOfPage } from './whole-letters';

/** Pages within this distance of the visible area are drawn in advance. */
const nearness = '800px 0px';
/** Larger canvases are too much for browsers on small machines. */
const maxPixels = 16_000_000;

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** Starts at 1. */
  number: number;
  /** Width on the screen in pixels. */
  width: number;
  desk: RefObject<HTMLElement | null>;
  /** Called when it is drawn, or cannot be. */
  onDrawn?: (() => void) | undefined;
  /** Shown on the page. */
  children?: ReactNode;
}

/** One page of a PDF, drawn when near, with its text over it for selecting, copying and screen readers. */
export function PdfPage({ pdf, number, width, desk, onDrawn, children }: PdfPageProps) {
  const { t } = useText();
  const sheet = useRef<HTMLElement>(null);
  const near = useNear(sheet, desk);
  const page = useLoadedPage(pdf, number, near, onDrawn);
  const shape = page?.getViewport({ scale: 1 });
  return (
    <section
      ref={sheet}
      className={styles.page}
      aria-label={t('documents.pageNumber', { page: number })}
      style={{ width, aspectRatio: shape ? `${shape.width} / ${shape.height}` : '210 / 297' }}
    >
      {near && page && <Drawing page={page} width={width} onDrawn={onDrawn} />}
      {page && children}
    </section>
  );
}

function useNear(sheet: RefObject<HTMLElement | null>, desk: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!sheet.current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), { root: desk.current, rootMargin: nearness });
    observer.observe(sheet.current);
    return () => observer.disconnect();
  }, [sheet, desk]);
  return near;
}

function useLoadedPage(pdf: PDFDocumentProxy, number: number, near: boolean, onFailure: (() => void) | undefined): PDFPageProxy | null {
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  useEffect(() => {
    if (!near) return;
    let wanted = true;
    pdf.getPage(number).then(
      (loaded) => wanted && setPage(loaded),
      () => onFailure?.(),
    );
    return () => {
      wanted = false;
    };
  }, [pdf, number, near, onFailure]);
  return page;
}

function Drawing({ page, width, onDrawn }: { page: PDFPageProxy; width: number; onDrawn: (() => void) | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const scale = width / page.getViewport({ scale: 1 }).width;
  useEffect(() => {
    if (!canvas.current || !text.current) return;
    const viewport = page.getViewport({ scale });
    const density = Math.min(window.devicePixelRatio || 1, Math.sqrt(maxPixels / (viewport.width * viewport.height)));
    canvas.current.width = Math.floor(viewport.width * density);
    canvas.current.height = Math.floor(viewport.height * density);
    const drawing = page.render({ canvas: canvas.current, viewport, transform: [density, 0, 0, density, 0, 0] });
    const place = text.current;
    let wanted = true;
    let endText = () => {};
    // The text follows the drawing: measuring its pieces would lay out the whole page again while typefaces of the letter come.
    const drawn = () => {
      onDrawn?.();
      if (wanted) endText = whenFree(() => (endText = layText(page, viewport, place)));
    };
    drawing.promise.then(drawn, (error: unknown) => {
      if (error instanceof RenderingCancelledException) return;
      console.error('A page could not be drawn.', error);
      drawn();
    });
    return () => {
      wanted = false;
      drawing.cancel();
      endText();
      place.replaceChildren();
    };
  }, [page, scale, onDrawn]);
  return (
    <>
      <canvas ref={canvas} aria-hidden />
      <div ref={text} />
    </>
  );
}

/** Lays the text of a page over its drawing. Returns how to stop. */
function layText(page: PDFPageProxy, viewport: PageViewport, place: HTMLElement): () => void {
  const built = textContainer(viewport.scale);
  const layer = new TextLayer({ textContentSource: textOfPage(page), container: built, viewport });
  layer
    .render()
    .then(() => place.replaceChildren(built))
    .catch(() => undefined);
  return () => layer.cancel();
}

/**
 * Where the text of a page is laid, outside the document until it is complete: the library measures each piece after it has added it, and the whole
 * page with the letter would be laid out again each time.
 */
function textContainer(scale: number): HTMLElement {
  const container = document.createElement('div');
  container.className = styles.text ?? '';
  container.style.setProperty('--total-scale-factor', String(scale));
  return container;
}
