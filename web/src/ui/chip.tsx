import type { ReactNode } from 'react';

/** Red is speed, amber is time, green is done, blue is information, gold is to be checked. */
export type ChipTone = 'plain' | 'red' | 'amber' | 'green' | 'blue' | 'gold' | 'brand';

/** A short fact about a letter; never decoration. */
export function Chip({ tone = 'plain', children }: { tone?: ChipTone; children: ReactNode }) {
  return <span className={tone === 'plain' ? 'chip' : `chip ${tone}`}>{children}</span>;
}
