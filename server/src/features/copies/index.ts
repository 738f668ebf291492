export { copyRoutes } from './routes';
