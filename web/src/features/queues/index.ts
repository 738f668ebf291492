import { lazyPage, lazyPart, withFirstTexts, withLetterTexts } from '../../ui/lazy-part';

export { readDashboardSearch, readLinkSearch } from './dashboard-search';

/** Follows a link to a letter on the portal, and shows the letter there. */
export const LinkedLetter = lazyPart(withLetterTexts(async () => (await import('./linked-letter')).LinkedLetter));

/** The work dashboard, `/sarabun/dashboard`. */
export const DashboardScreen = lazyPage(withFirstTexts(async () => (await import('./dashboard-screen')).DashboardScreen));

export { dutiesOf } from './tile-order';
export { askTiles, useDesks, useTiles } from './use-queues';
