import type { StampPlace } from './register-incoming';

/** The stamp is 5 by 2.5 cm on A4 (ข้อ 78): its width as a fraction of the page's width, and its height in the same unit. */
export const stampWidth = 50 / 210;
export const stampHeight = 25 / 210;

/** Initially in the upper right corner (ข้อ 37). */
export const firstPlace: StampPlace = { x: 1 - stampWidth - 8 / 210, y: 8 / 297 };
