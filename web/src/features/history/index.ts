import { lazy } from 'react';

/** What people did, and every row of the audit. */
export const HistoryScreen = lazy(async () => ({ default: (await import('./history-screen')).HistoryScreen }));
