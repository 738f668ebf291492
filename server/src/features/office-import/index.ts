export { officeImportRoutes } from './routes';
