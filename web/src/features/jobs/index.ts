import { lazyPage, withMoreTexts } from '../../ui/lazy-part';

/** How the product fares (`system-health`). */
export const SystemHealthScreen = lazyPage(withMoreTexts(async () => (await import('./system-health-screen')).SystemHealthScreen));

/** Background jobs that failed (`failed-jobs`). */
export const FailedJobsScreen = lazyPage(withMoreTexts(async () => (await import('./failed-jobs-screen')).FailedJobsScreen));
