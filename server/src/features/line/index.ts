export type { LineSettings } from './link-account';
export { lineRoutes } from './routes';
