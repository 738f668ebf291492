export { saveMenuItem } from './edit-menus';
export { portalRoutes } from './routes';
