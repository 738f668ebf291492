export { applyDueChanges } from './apply-due-changes';
export { lookAfterPosts, lookAfterUnits } from './look-after';
export { organizationRoutes } from './routes';
