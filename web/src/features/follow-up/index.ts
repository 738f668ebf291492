import { lazyPage } from '../../ui/lazy-part';

export { DueField } from './due-field';
export { DueMark } from './due-mark';
export { readFollowUpSearch, readPendencySearch } from './follow-up-search';
export { useAwaitsHolidays, useWorkingDays } from './use-working-days';
/** Follow-up, `/sarabun/follow-up`. */
export const FollowUpScreen = lazyPage(async () => (await import('./follow-up-screen')).FollowUpScreen);
/** The report of pending work, `/sarabun/pendency`. */
export const PendencyScreen = lazyPage(async () => (await import('./pendency-screen')).PendencyScreen);
