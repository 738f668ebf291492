export { appointActing, enterAbsence, leaveDuties, planActing } from './acting';
export * from './build-office';
export { closePerson } from './manage-person';
export { openRegisters, personsAtDesks, personsAtEach } from './people-store';
export { endSeats, lockPerson, movePerson, setEmployeeType, setNameParts } from './person-store';
export { lastAdministrator, notToOneself, personChanged } from './refusals';
export { isLastAdministrator, planRoleSeats } from './role-seat-store';
export { peopleRoutes } from './routes';
