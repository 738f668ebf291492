export * from './build-office';
export { addFirstAdministrator } from './first-administrator';
export { faultOfCode, faultOfUnits, faultsOfCodes } from './letter-codes';
export { closePerson } from './manage-person';
export { openRegisters, personsAtDesks, personsAtEach } from './people-store';
export { anyPerson, endSeats, lockPerson, movePerson, setEmployeeType, setNameParts } from './person-store';
export { lastAdministrator, personChanged } from './refusals';
export { peopleRoutes } from './routes';
