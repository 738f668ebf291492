export { applyDueChanges } from './apply-due-changes';
export { moveUnit, renumberUnit } from './change-office';
export { maintainPosts, maintainUnits } from './maintain-office';
export { saveRegistry } from './registries';
export { organizationRoutes } from './routes';
