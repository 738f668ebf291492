export { receiverListRoutes } from './routes';
