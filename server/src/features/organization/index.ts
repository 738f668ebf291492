export { applyDueChanges } from './apply-due-changes';
export { moveUnit, renumberUnit } from './change-office';
export { lookAfterPosts, lookAfterUnits } from './look-after';
export { saveRegistry } from './registries';
export { organizationRoutes } from './routes';
