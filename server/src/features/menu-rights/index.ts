export { checkOwnRight } from './check-own-right';
export { hasRight } from './has-right';
export { findRight } from './right-store';
export { menuRightRoutes } from './routes';
