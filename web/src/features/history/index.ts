import { lazyPage } from '../../ui/lazy-part';

/** What people did, and every row of the audit. */
export const HistoryScreen = lazyPage(async () => (await import('./history-screen')).HistoryScreen);
