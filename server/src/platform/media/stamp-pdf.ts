import { theProduct } from '../work/fair-gate';
import { inPool } from './reading-pool';

/** Where a stamp is laid: its left upper corner, in parts of the page's width and height as it is seen. */
export interface StampPlace {
  x: number;
  y: number;
}

/** Lays the one page of a stamp over the first page of a copy of a PDF. What was given stays as it was. */
export function stampFirstPage(original: Uint8Array, stamp: Uint8Array, place: StampPlace): Promise<Uint8Array> {
  return inPool<Uint8Array>('stamp', { original, stamp, place }, theProduct);
}
