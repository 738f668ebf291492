import { lazyPage } from '../../ui/lazy-part';

export { readComposeSearch } from './compose-search';

/** Where own letters are written, `/sarabun/compose`. */
export const ComposeScreen = lazyPage(async () => (await import('./compose-screen')).ComposeScreen);

/** The drafts on the own desk, `/sarabun/drafts`. */
export const DraftsScreen = lazyPage(async () => (await import('./drafts-screen')).DraftsScreen);

/** The page of the settings for forms of the agency. */
export const FormsScreen = lazyPage(async () => (await import('./forms/forms-screen')).FormsScreen);
