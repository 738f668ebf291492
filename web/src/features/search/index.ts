import { lazyPage } from '../../ui/lazy-part';

export { SearchButton } from './search-button';
export { readSearchState } from './search-state';

/** The search of all letters, `/sarabun/search`. */
export const SearchScreen = lazyPage(async () => (await import('./search-screen')).SearchScreen);
