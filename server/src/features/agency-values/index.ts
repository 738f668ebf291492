export { brandPictureRoutes } from './brand-picture-routes';
export { nameOfAgency } from './branding';
export { currentValues } from './current-values';
export { letterEmblem } from './letter-emblem';
export { pageValues } from './page-values';
export { agencyValueRoutes, refuseFunctionsOff } from './routes';
