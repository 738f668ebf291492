export { offlineRoutes } from './routes';
