export * from './build-office';
export { personsAtDesks } from './people-store';
export { setEmployeeType } from './person-store';
export { peopleRoutes } from './routes';
