import { lazy } from 'react';

export { DueField } from './due-field';
export { DueMark } from './due-mark';
export { readFollowUpSearch, readPendencySearch } from './follow-up-search';
export { useWorkingDays } from './use-working-days';
/** Follow-up, `/sarabun/follow-up`. */
export const FollowUpScreen = lazy(async () => ({ default: (await import('./follow-up-screen')).FollowUpScreen }));
/** The report of pending work, `/sarabun/pendency`. */
export const PendencyScreen = lazy(async () => ({ default: (await import('./pendency-screen')).PendencyScreen }));
