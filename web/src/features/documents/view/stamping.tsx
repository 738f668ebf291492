import type { StampPlace } from '@sarabun/contract/documents/register-incoming';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { ReceiveStamp } from './receive-stamp';

/** The stamp that a receipt will lay on a copy: where, of which registry, under which number. */
interface Stamping {
  place: StampPlace;
  onMove: (place: StampPlace) => void;
  unitName: string;
  number: number;
}

const Stamp = createContext<{ stamp: Stamping | null; lay: (stamp: Stamping | null) => void }>({ stamp: null, lay: () => undefined });

/** Lets the pane that receives a letter lay its stamp on the paper beside it. */
export function StampingPlace({ children }: { children: ReactNode }) {
  const [stamp, lay] = useState<Stamping | null>(null);
  const value = useMemo(() => ({ stamp, lay }), [stamp]);
  return <Stamp value={value}>{children}</Stamp>;
}

/** Lays a stamp on the first page as long as the pane is there; null lays none. */
export function useStamping(stamp: Stamping | null): void {
  const { lay } = useContext(Stamp);
  const { place, unitName, number, onMove } = stamp ?? {};
  useEffect(() => {
    lay(place && onMove && unitName !== undefined && number !== undefined ? { place, unitName, number, onMove } : null);
    return () => lay(null);
  }, [lay, place, unitName, number, onMove]);
}

/** The stamp, where one is to be laid on the page. */
export function StampOnPage() {
  const { stamp } = useContext(Stamp);
  return stamp && <ReceiveStamp {...stamp} />;
}
