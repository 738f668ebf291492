export { askBreakGlass, decideBreakGlass } from './break-glass';
export { giveRole } from './roles';
export { rightsRoutes } from './routes';
