export { callingSystems } from './admit-system';
export { moduleNoticeListener } from './deliver-module-notices';
export { serviceKeyRoutes } from './routes';
