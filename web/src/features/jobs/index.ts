import { lazyPage } from '../../ui/lazy-part';

/** Background jobs that failed (`failed-jobs`). */
export const FailedJobsScreen = lazyPage(async () => (await import('./failed-jobs-screen')).FailedJobsScreen);
