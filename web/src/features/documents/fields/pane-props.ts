import type { DocumentView } from '@sarabun/contract/documents/open-document';
import { createContext, type ReactNode } from 'react';

/** The props of a pane: the letter, the leg it acts on, the tabs above it and the last failure. */
export interface PaneProps {
  letter: DocumentView;
  legId: number;
  head: ReactNode;
  /** Called with a refusal, which is shown until the next try; null before a try. */
  onFailure: (error: Error | null) => void;
  /** Called when the letter was received under its earlier number, with that entry. */
  onSameReceived?: ((same: { documentId: number; legId: number }) => void) | undefined;
}

/** The desk at which the open letter lies; undefined where desks are named for something else. */
export const LegDesk = createContext<number | undefined>(undefined);
