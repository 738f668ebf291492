import { lazyPage } from '../../ui/lazy-part';

export { LetterLine, noteFoundBy, useLetterFinder } from './letter-finder';
export { readSearchState } from './search-state';

/** The search of all letters, `/sarabun/search`. */
export const SearchScreen = lazyPage(async () => (await import('./search-screen')).SearchScreen);
