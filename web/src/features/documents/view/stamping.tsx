import type { StampPlace } from '@sarabun/contract/documents/register-incoming';
import { createContext, type ReactNode, Suspense, useContext, useEffect, useMemo, useState } from 'react';
import { lazyPart, withLetterTexts } from '../../../ui/lazy-part';

const ReceiveStamp = lazyPart(withLetterTexts(async () => (await import('./receive-stamp')).ReceiveStamp));

/** The stamp of a receipt: its position, registry and number. */
interface Stamping {
  place: StampPlace;
  onMove: (place: StampPlace) => void;
  unitName: string;
  number: number;
}

const Stamp = createContext<{ stamp: Stamping | null; lay: (stamp: Stamping | null) => void }>({ stamp: null, lay: () => undefined });

/** Lets the receiving pane put its stamp on the paper next to it. */
export function StampingPlace({ children }: { children: ReactNode }) {
  const [stamp, lay] = useState<Stamping | null>(null);
  const value = useMemo(() => ({ stamp, lay }), [stamp]);
  return <Stamp value={value}>{children}</Stamp>;
}

/** Puts a stamp on the first page while the pane is open; null for none. */
export function useStamping(stamp: Stamping | null): void {
  const { lay } = useContext(Stamp);
  const { place, unitName, number, onMove } = stamp ?? {};
  useEffect(() => {
    lay(place && onMove && unitName !== undefined && number !== undefined ? { place, unitName, number, onMove } : null);
    return () => lay(null);
  }, [lay, place, unitName, number, onMove]);
}

export function StampOnPage() {
  const { stamp } = useContext(Stamp);
  return (
    stamp && (
      <Suspense>
        <ReceiveStamp {...stamp} />
      </Suspense>
    )
  );
}
