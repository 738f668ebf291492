export { firstPasswordBy, linkDays } from './decide-on-request';
export { createdMail } from './request-texts';
export { accountRequestRoutes } from './routes';
export type { AccountRequestSettings } from './settings';
