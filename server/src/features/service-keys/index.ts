export { callingSystems } from './admit-system';
export { moduleNoticeListener } from './deliver-module-notices';
export { findFigures } from './figure-store';
export { serviceKeyRoutes } from './routes';
