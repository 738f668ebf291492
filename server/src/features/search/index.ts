export { readAgain } from './file-text-store';
export { findLettersToGather, gatherTriples } from './gather-triples';
export { fileTextKind } from './read-file-texts';
export { searchRoutes } from './routes';
export { saveSearch } from './saved-searches';
export { addSearchYears, findIndexDifferences, sizeOfIndex } from './search-index-store';
