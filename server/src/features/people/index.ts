export { appointActing, leaveDuties, planActing } from './acting';
export * from './build-office';
export { openRegisters, personsAtDesks } from './people-store';
export { endSeats, lockPerson, movePerson, setEmployeeType } from './person-store';
export { lastAdministrator, notToOneself, personChanged } from './refusals';
export { isLastAdministrator, planRoleSeats } from './role-seat-store';
export { peopleRoutes } from './routes';
