import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';

export { readComposeSearch } from './compose-search';

/** Where own letters are written, `/sarabun/compose`. */
export const ComposeScreen = lazyRouteComponent(() => import('./compose-screen'), 'ComposeScreen');

/** The drafts on the own desk, `/sarabun/drafts`. */
export const DraftsScreen = lazyRouteComponent(() => import('./drafts-screen'), 'DraftsScreen');

/** The page of the settings for forms of the agency. */
export const FormsScreen = lazy(async () => ({ default: (await import('./forms/forms-screen')).FormsScreen }));
