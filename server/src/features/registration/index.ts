export { firstPasswordBy, linkDays } from './decide-on-request';
export { createdMail } from './registration-texts';
export { registrationRoutes } from './routes';
export type { RegistrationSettings } from './settings';
