import type { DocumentView } from '@sarabun/contract/documents/open-document';
import type { ReactNode } from 'react';

/** What a pane is given: the letter, the leg it acts on, the tabs to draw above itself and what went wrong before. */
export interface PaneProps {
  letter: DocumentView;
  legId: number;
  head: ReactNode;
  /** Told of a refusal, which is then shown until the next try; null before a try. */
  onFailure: (error: Error | null) => void;
  /** Told that the letter was received under its earlier number, and where that stands. */
  onSameReceived?: ((same: { documentId: number; legId: number }) => void) | undefined;
}
