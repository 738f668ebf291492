export { saveTemplate } from './route-templates';
export { templateRoutes } from './routes';
