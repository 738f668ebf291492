export { publishItem } from './collections';
export { collectionRoutes } from './routes';
