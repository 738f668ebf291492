import { inPool } from './reading-pool';
import type { StampPlace } from './stamp-pdf';

/** A page that is laid over others: the index in its file, and over which pages. */
export interface Overlay {
  sheet: number;
  on: 'first' | 'last' | 'all';
  place: StampPlace;
}

/** A copy that cannot be made, because the file cannot be opened or has too many pages. */
type CopyTrouble = 'unreadable' | 'tooLong';

/**
 * A copy of a PDF with sheets laid over its pages. A signature in the file would be broken by that, so the copy has none; scripts and actions
 * are left out as well. It is titled as given. A copy of PDF/A is PDF/A, and what is laid over it is tagged.
 */
export function copyPdf(asked: {
  original: Uint8Array;
  sheets: Uint8Array;
  overlays: Overlay[];
  title: string;
  personId: number;
}): Promise<{ pdf: Uint8Array; pages: number } | { trouble: CopyTrouble }> {
  const { personId, ...work } = asked;
  return inPool('copied', work, personId);
}
