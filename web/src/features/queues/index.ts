import { lazyPage, lazyPart } from '../../ui/lazy-part';

export { readDashboardSearch, readLinkSearch } from './dashboard-search';

/** Follows a link to a letter on the portal, and shows the letter there. */
export const LinkedLetter = lazyPart(async () => (await import('./linked-letter')).LinkedLetter);

/** The work dashboard, `/sarabun/dashboard`. */
export const DashboardScreen = lazyPage(async () => (await import('./dashboard-screen')).DashboardScreen);
