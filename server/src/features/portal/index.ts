export { portalRoutes } from './routes';
