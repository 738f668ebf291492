export { fileTextKind } from './read-file-texts';
export { searchRoutes } from './routes';
export { saveSearch } from './saved-searches';
export { addSearchYears, findIndexDifferences, sizeOfIndex } from './search-index-store';
