export { signTypeRoutes } from './routes';
export { proveSignType } from './sign-types';
