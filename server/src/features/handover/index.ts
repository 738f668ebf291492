export { openHandover } from './open-handover';
export { handoverRoutes } from './routes';
