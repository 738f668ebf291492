import { lazyRouteComponent } from '@tanstack/react-router';

export { readComposeSearch } from './compose-search';

/** Where own letters are written, `/sarabun/compose`. */
export const ComposeScreen = lazyRouteComponent(() => import('./compose-screen'), 'ComposeScreen');

/** The drafts on the own desk, `/sarabun/drafts`. */
export const DraftsScreen = lazyRouteComponent(() => import('./drafts-screen'), 'DraftsScreen');
