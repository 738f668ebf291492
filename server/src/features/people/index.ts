export * from './build-office';
export { personsAtDesks } from './people-store';
