export { appointActing, planActing } from './acting';
export * from './build-office';
export { openRegisters, personsAtDesks } from './people-store';
export { endSeats, lockPerson, movePerson, setEmployeeType } from './person-store';
export { personChanged } from './refusals';
export { peopleRoutes } from './routes';
