import { lazyRouteComponent } from '@tanstack/react-router';

export { readDashboardSearch } from './dashboard-search';

/** The work dashboard, `/sarabun/dashboard`. */
export const DashboardScreen = lazyRouteComponent(() => import('./dashboard-screen'), 'DashboardScreen');
