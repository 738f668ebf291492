import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

/** The paper as it would be after what the reader is about to do. */
interface PaperToBe {
  /** Where it is fetched. */
  address: string;
  /** Words on it that are to come into view; null keeps the place. */
  reveal: { words: string } | null;
}

const Paper = createContext<{ paper: PaperToBe | null; lay: (paper: PaperToBe | null) => void }>({ paper: null, lay: () => undefined });

/** Lets a pane show on the paper what it is about to do. */
export function PaperToBePlace({ children }: { children: ReactNode }) {
  const [paper, lay] = useState<PaperToBe | null>(null);
  const value = useMemo(() => ({ paper, lay }), [paper]);
  return <Paper value={value}>{children}</Paper>;
}

/** Shows the paper as it would be as long as the pane is there; null shows it as it is. */
export function useShowPaper(address: string | null, reveal: PaperToBe['reveal']): void {
  const { lay } = useContext(Paper);
  useEffect(() => {
    lay(address === null ? null : { address, reveal });
    return () => lay(null);
  }, [lay, address, reveal]);
}

/** The paper that a pane shows; null for none. */
export const usePaperToBe = (): PaperToBe | null => useContext(Paper).paper;
