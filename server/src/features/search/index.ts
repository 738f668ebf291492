export { openTextReader, type TextReader } from './read-file-texts';
export { searchRoutes } from './routes';
export { addSearchYears, findIndexDifferences, type IndexDifference, sizeOfIndex } from './search-index-store';
