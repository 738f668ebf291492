export { rightsRoutes } from './routes';
