import { clsx } from 'clsx';
import { useEffect } from 'react';
import { lazyPart, withLetterTexts } from '../../../ui/lazy-part';
import { PartFailed, type PartFailure } from '../../../ui/part-failed';
import ui from '../../../ui/styles/ui.module.css';
import type { PdfViewerProps } from './pdf-viewer';

export const PdfViewer = lazyPart(
  withLetterTexts(async () => (await import('./pdf-viewer')).default),
  ViewerFailed,
);

/**
 * The desk without its viewer: the content before and after its tools stays, so that another file can be chosen and this one downloaded.
 */
function ViewerFailed({ before, after, onShown, error, again, tries }: PdfViewerProps & PartFailure) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <>
      <div className={ui.tools}>
        {before}
        <span className={ui.grow} />
        {after}
      </div>
      <div className={clsx(ui.desk, ui.grow, ui.bare)}>
        <PartFailed error={error} again={again} tries={tries} />
      </div>
    </>
  );
}
