export { handoverRoutes } from './routes';
