import { lazyRouteComponent } from '@tanstack/react-router';

export { SearchButton } from './search-button';
export { readSearchState } from './search-state';

/** The search of all letters, `/sarabun/search`. */
export const SearchScreen = lazyRouteComponent(() => import('./search-screen'), 'SearchScreen');
