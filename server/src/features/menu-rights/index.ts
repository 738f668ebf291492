export { hasRight } from './has-right';
export { proveOwnRight } from './prove-own-right';
export { findRight } from './right-store';
export { menuRightRoutes } from './routes';
