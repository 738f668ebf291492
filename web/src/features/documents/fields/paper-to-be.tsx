import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { MovableInkProps } from '../ink/movable-ink';

/** The paper as it would be after the reader's action. */
interface PaperToBe {
  address: string;
  /** Words on it to scroll to; null keeps the position. */
  reveal: { words: string } | null;
  /** The signature on it, where it can be moved. */
  ink: MovableInkProps | null;
}

const Paper = createContext<{ paper: PaperToBe | null; lay: (paper: PaperToBe | null) => void }>({ paper: null, lay: () => undefined });

/** Lets a pane preview its result on the paper. */
export function PaperToBePlace({ children }: { children: ReactNode }) {
  const [paper, lay] = useState<PaperToBe | null>(null);
  const value = useMemo(() => ({ paper, lay }), [paper]);
  return <Paper value={value}>{children}</Paper>;
}

/** Shows a preview of the paper while the pane is open; null shows the current paper. */
export function useShowPaper(address: string | null, reveal: PaperToBe['reveal'], ink: PaperToBe['ink'] = null): void {
  const { lay } = useContext(Paper);
  useEffect(() => {
    lay(address === null ? null : { address, reveal, ink });
    return () => lay(null);
  }, [lay, address, reveal, ink]);
}

/** The preview of a pane; null if there is none. */
export const usePaperToBe = (): PaperToBe | null => useContext(Paper).paper;
