import { lazyPage } from '../../ui/lazy-part';

export { TrailLink, useTrailPage } from './trail-link';

/** What people did, and every row of the audit log. */
export const HistoryScreen = lazyPage(async () => (await import('./history-screen')).HistoryScreen);
