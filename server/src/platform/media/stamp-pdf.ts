import { backgroundWork } from '../work/fair-queue';
import { inPool } from './reading-pool';

/** Where to put a stamp: its upper left corner, as fractions of the page's width and height as shown. */
export interface StampPlace {
  x: number;
  y: number;
}

/** Puts a one-page stamp on the first page of a copy of a PDF. The original stays unchanged. */
export function stampFirstPage(original: Uint8Array, stamp: Uint8Array, place: StampPlace): Promise<Uint8Array> {
  return inPool<Uint8Array>('stamp', { original, stamp, place }, backgroundWork);
}
