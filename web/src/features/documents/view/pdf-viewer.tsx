import { useElementSize } from '@mantine/hooks';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { clsx } from 'clsx';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { useLineBack } from '../../../platform/line';
import { BlankState } from '../../../ui/blank-state';
import { Button, IconButton } from '../../../ui/button';
import ui from '../../../ui/styles/ui.module.css';
import { loadPdf } from './load-pdf';
import { PdfPage } from './pdf-page';
import styles from './pdf-viewer.module.css';
import type { Cursor, PlaceOnPaper } from './place-of-cursor';
import { lastPlaceOf } from './place-of-words';

const zooms = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3];

export interface PdfViewerProps {
  /** One of our addresses, or a local file. */
  source: string | File;
  /** Shown before and after the viewer's own tools. */
  before?: ReactNode;
  after?: ReactNode;
  /** Shown on the first page. */
  onFirstPage?: ReactNode;
  /** Shown on a page, counted from 1. */
  onPage?: (page: number) => ReactNode;
  /** The last occurrence of these words is scrolled into view whenever a new object is passed. */
  reveal?: { words: string } | null;
  /** The cursor in the text of which this is the paper: its place stays in view. */
  cursor?: Cursor | null;
  /** Called when the first page is drawn, or cannot be. */
  onShown?: () => void;
}

/** Shows a PDF as paper on a desk: near pages are drawn, the others wait. Zoom 1 fits the width. */
export default function PdfViewer({ source, before, after, onFirstPage, onPage, reveal = null, cursor = null, onShown }: PdfViewerProps) {
  const { t } = useText();
  const [attempt, setAttempt] = useState(0);
  const { pdf, failed } = usePdf(source, attempt);
  useLineBack(() => failed && setAttempt(attempt + 1));
  const [zoom, setZoom] = useState(zooms.indexOf(1));
  const desk = useRef<HTMLElement>(null);
  const { ref: measure, width } = useElementSize();
  const [page, onScroll] = useCurrentPage(desk);
  useReveal(pdf, desk, reveal);
  useFollow(pdf, desk, cursor);
  useEffect(() => {
    if (failed) onShown?.();
  }, [failed, onShown]);
  const drawn = Math.floor(width * (zooms[zoom] ?? 1));
  return (
    <>
      <div className={ui.tools}>
        {before}
        <span className={ui.grow} />
        {pdf && (
          <span className={clsx(ui.num, styles.count)} aria-live="polite">
            {t('documents.page', { page, pages: pdf.numPages })}
          </span>
        )}
        <IconButton dense label={t('documents.smaller')} disabled={!pdf || zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <IconZoomOut size={19} stroke={1.7} aria-hidden />
        </IconButton>
        <IconButton dense label={t('documents.larger')} disabled={!pdf || zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)}>
          <IconZoomIn size={19} stroke={1.7} aria-hidden />
        </IconButton>
        {after}
      </div>
      <section
        ref={desk}
        className={clsx(ui.desk, ui.grow, styles.desk)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        aria-label={t('documents.pages')}
        aria-busy={!pdf && !failed}
        onScroll={onScroll}
      >
        <div ref={measure} className={styles.measure} />
        {failed ? (
          <BlankState kind="error" title={t('documents.fileFailed')} text={t('documents.fileFailedHint')}>
            <Button onClick={() => setAttempt(attempt + 1)}>{t('common.retry')}</Button>
          </BlankState>
        ) : pdf && width > 0 ? (
          Array.from({ length: pdf.numPages }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number of the page
            <PdfPage key={index} pdf={pdf} number={index + 1} width={drawn} desk={desk} onDrawn={index === 0 ? onShown : undefined}>
              {onPage?.(index + 1)}
              {index === 0 && onFirstPage}
            </PdfPage>
          ))
        ) : (
          <div className={clsx(styles.page, ui.shownLate)} style={{ width: '100%', aspectRatio: '210 / 297' }} aria-hidden />
        )}
      </section>
    </>
  );
}

/** The current PDF stays until the next is loaded, so that the paper does not disappear in between. */
function usePdf(source: string | File, attempt: number): { pdf: PDFDocumentProxy | null; failed: boolean } {
  const [state, setState] = useState<{ pdf: PDFDocumentProxy | null; failed: boolean }>({ pdf: null, failed: false });
  const giveUpShown = useRef(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same source again
  useEffect(() => {
    let wanted = true;
    setState(({ pdf, failed }) => ({ pdf: failed ? null : pdf, failed: false }));
    const { loaded, giveUp } = loadPdf(source);
    const show = (pdf: PDFDocumentProxy | null) => {
      if (!wanted) return;
      giveUpShown.current();
      giveUpShown.current = giveUp;
      setState({ pdf, failed: pdf === null });
    };
    loaded.then(show, () => show(null));
    return () => {
      wanted = false;
      if (giveUpShown.current !== giveUp) giveUp();
    };
  }, [source, attempt]);
  useEffect(() => () => giveUpShown.current(), []);
  return state;
}

/** Scrolls a place of the paper to the middle of the desk; `ifHidden` leaves one alone that is seen. */
function scrollTo(area: HTMLElement | null, { page, height }: PlaceOnPaper, { ifHidden = false } = {}): void {
  const sheet = area?.querySelectorAll<HTMLElement>(`.${styles.page}`)[page - 1];
  if (!area || !sheet) return;
  const place = sheet.offsetTop - area.offsetTop + height * sheet.offsetHeight;
  const isSeen = place > area.scrollTop + margin && place < area.scrollTop + area.clientHeight - margin;
  if (!ifHidden || !isSeen) area.scrollTo({ top: place - area.clientHeight / 2, behavior: 'smooth' });
}

/** A line nearer to the edge of the desk, in pixels, is not seen well. */
const margin = 40;

/** Follows the cursor in the text of the paper. */
function useFollow(pdf: PDFDocumentProxy | null, desk: RefObject<HTMLElement | null>, cursor: Cursor | null): void {
  useEffect(() => {
    if (!pdf || !cursor) return;
    let wanted = true;
    const follow = async () => {
      // Most papers are only read.
      const { placeOfCursor } = await import('./place-of-cursor');
      const place = await placeOfCursor(pdf, cursor);
      if (wanted && place) scrollTo(desk.current, place, { ifHidden: true });
    };
    follow().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [pdf, desk, cursor]);
}

/** Scrolls words of the paper to the middle of the desk. */
function useReveal(pdf: PDFDocumentProxy | null, desk: RefObject<HTMLElement | null>, reveal: { words: string } | null): void {
  useEffect(() => {
    if (!pdf || !reveal) return;
    let wanted = true;
    lastPlaceOf(pdf, reveal.words).then(
      (found) => wanted && scrollTo(desk.current, found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [pdf, desk, reveal]);
}

/** The page in the middle of the desk. */
function useCurrentPage(desk: RefObject<HTMLElement | null>): [number, () => void] {
  const [page, setPage] = useState(1);
  const onScroll = () => {
    const area = desk.current;
    if (!area) return;
    const middle = area.scrollTop + area.clientHeight / 2;
    const pages = [...area.querySelectorAll<HTMLElement>(`.${styles.page}`)];
    setPage(Math.max(1, pages.filter((one) => one.offsetTop - area.offsetTop <= middle).length));
  };
  return [page, onScroll];
}
