import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';

export { readDashboardSearch, readLinkSearch } from './dashboard-search';

/** Follows a link to a letter on the portal, and shows the letter there. */
export const LinkedLetter = lazy(async () => ({ default: (await import('./linked-letter')).LinkedLetter }));

/** The work dashboard, `/sarabun/dashboard`. */
export const DashboardScreen = lazyRouteComponent(() => import('./dashboard-screen'), 'DashboardScreen');
