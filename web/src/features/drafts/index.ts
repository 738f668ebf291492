import { lazyPage, withMoreTexts } from '../../ui/lazy-part';

export { readComposeSearch } from './compose-search';

/** The editor of own letters, `/sarabun/compose`. */
export const ComposeScreen = lazyPage(async () => (await import('./compose-screen')).ComposeScreen);

/** The drafts on one's own desk, `/sarabun/drafts`. */
export const DraftsScreen = lazyPage(async () => (await import('./drafts-screen')).DraftsScreen);

/** The settings page of agency forms. */
export const FormsScreen = lazyPage(withMoreTexts(async () => (await import('./forms/forms-screen')).FormsScreen));
