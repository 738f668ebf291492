export { followUpRoutes } from './routes';
