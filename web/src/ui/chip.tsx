import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import ui from './styles/ui.module.css';

/** Red is speed, amber is time, green is done, blue is information, gold needs checking. */
export type ChipTone = 'plain' | 'red' | 'amber' | 'green' | 'blue' | 'gold' | 'brand';

const tones: Record<ChipTone, string | undefined> = {
  plain: undefined,
  red: ui.red,
  amber: ui.amber,
  green: ui.green,
  blue: ui.blue,
  gold: ui.gold,
  brand: ui.brand,
};

/** A short fact about a letter; never decoration. */
export function Chip({ tone = 'plain', children }: { tone?: ChipTone; children: ReactNode }) {
  return <span className={clsx(ui.chip, tones[tone])}>{children}</span>;
}
