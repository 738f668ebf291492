export { appointActing, endDuties, enterAbsence, planActing } from './acting';
export { notToOneself } from './refusals';
export { isLastAdministrator, mayCloseAccount, planRoleSeats } from './role-seat-store';
export { actingRoutes } from './routes';
